// A table of Control Tower on Aerodrome's server, two guests with a connection each.
// A move is acknowledged when the server says that it is stored.

let guests // the cookies of the two who sit at every table

export class Table {
  constructor(address) {
    this.address = address
    this.sockets = []
    this.moves = 0
  }

  async open() {
    for (const socket of this.sockets) socket.close()
    guests ??= Promise.all(['Orville', 'Wilbur'].map((name) => welcome(this.address, name)))
    const [maker, guest] = await guests
    const made = await ask(this.address, 'POST', '/api/tables', { game: 'control_tower', seats: ['me', 'open'] }, maker)
    const { id, invite } = await made.json()
    await ask(this.address, 'POST', `/api/tables/${id}/join`, { invite }, guest)
    this.state = null
    this.#await()
    this.sockets = [maker, guest].map((cookie, seat) => this.#connect(id, seat, cookie))
    await this.next
  }

  get over() {
    return this.state.result !== null
  }

  move() {
    const { seq, seat, question } = this.state
    const choices = question.choices.filter(({ words }) => words !== 'end')
    const { words } = choices[seq % choices.length] ?? question.choices[0]
    this.#await()
    this.sockets[seat].send(JSON.stringify({ type: 'answer', key: String(this.moves++), seat, words, seq }))
    return this.acknowledged
  }

  asked() {
    return this.next
  }

  #await() {
    this.acknowledged = new Promise((resolve) => (this.acknowledge = resolve))
    this.next = new Promise((resolve) => (this.pose = resolve))
  }

  #connect(id, seat, cookie) {
    const address = `${this.address.replace('http', 'ws')}/ws/${id}`
    const socket = new WebSocket(address, { headers: { cookie } })
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', seat }))
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data))
    socket.onerror = ({ message }) => {
      throw new Error(`the connection to table ${id} failed: ${message}`)
    }
    return socket
  }

  #receive(frame) {
    if (frame.type === 'fault') throw new Error(`${frame.code}: ${frame.detail}`)
    if (frame.type === 'ack') this.acknowledge()
    if (frame.type === 'state' && (frame.question || frame.result) && frame.seq > (this.state?.seq ?? 0)) {
      this.state = frame
      this.pose()
    }
  }
}

async function ask(address, method, path, body, cookie) {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
  const answer = await fetch(address + path, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

async function welcome(address, name) {
  const answer = await ask(address, 'PUT', '/api/me', { name })
  return answer.headers.get('set-cookie').split(';')[0]
}
