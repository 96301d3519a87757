-- When the earliest deadline at a table is, in milliseconds since 1970; and when each server was last heard of.
alter table tables add column due integer;
create index due_tables on tables (due) where due is not null;
create table servers (id text primary key, beat integer not null);
