-- The file's own text of these statements is compared with this one: their lines and indents stay as they are.
create table guests (id text primary key, name text not null, token text not null unique, made integer not null);
create table tables (
        id text primary key, seq integer not null, status text not null, open_seats integer not null,
        active integer not null, listed integer not null, made integer not null,
        owner text not null references guests, record blob not null, position_seq integer, position blob);
create table entries (
        table_id text not null references tables, seq integer not null, body blob not null,
        primary key (table_id, seq)) without rowid;
create table plays (
        guest text not null references guests, table_id text not null references tables,
        primary key (guest, table_id)) without rowid;
create index open_tables on tables (made) where listed = 1 and status = 'waiting' and open_seats > 0;
create index unfinished on tables (id) where status = 'playing';
pragma application_id = 0x4165726F;
