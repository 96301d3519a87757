/** A socket server of Node's own parts for tests: each message that comes in waits until it is asked for. */

import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11' // of the WebSocket protocol
const TEXT = 0x81
const CLOSE = 0x88

export type Message = Record<string, unknown>

export class Port {
  origin = ''
  connections = 0
  #server = createServer()
  #line: Duplex | null = null
  #inbox: Message[] = []
  #wanted: ((message: Message) => void)[] = []

  async open(): Promise<this> {
    this.#server.on('upgrade', ({ headers }, line: Duplex) => {
      this.connections++
      this.#line = line
      const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${GUID}`).digest('base64')
      const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade']
      line.write([...head, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'))
      let rest = Buffer.alloc(0)
      line.on('data', (data: Buffer) => (rest = this.#read(Buffer.concat([rest, data]))))
      line.on('error', () => line.destroy())
    })
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready))
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return this
  }

  /** The next message, when it comes. */
  hear(): Promise<Message> {
    const message = this.#inbox.shift()
    return message ? Promise.resolve(message) : new Promise((heard) => this.#wanted.push(heard))
  }

  send(frame: object): void {
    this.#write(TEXT, Buffer.from(JSON.stringify(frame)))
  }

  /** Cut the line without a word. */
  drop(): void {
    this.#line?.destroy()
  }

  close(code: number, reason: string): void {
    this.#write(CLOSE, Buffer.concat([Buffer.from([code >> 8, code & 255]), Buffer.from(reason)]))
    this.#line?.end()
  }

  shut(): void {
    this.drop()
    this.#server.close()
  }

  #write(kind: number, body: Buffer): void {
    const size = body.length < 126 ? [body.length] : [126, body.length >> 8, body.length & 255]
    this.#line?.write(Buffer.concat([Buffer.from([kind, ...size]), body]))
  }

  /** Take the whole messages off these bytes; what is left comes again with more. */
  #read(bytes: Buffer): Buffer<ArrayBuffer> {
    const rest = Buffer.from(bytes)
    if (rest.length < 2) return rest
    const short = rest.readUInt8(1) & 127
    const from = short === 126 ? 4 : 2
    const size = short === 126 ? rest.readUInt16BE(2) : short
    const end = from + 4 + size
    if (rest.length < end) return rest
    const mask = rest.subarray(from, from + 4)
    const body = rest.subarray(from + 4, end).map((byte, i) => byte ^ mask.readUInt8(i % 4))
    if (rest.readUInt8(0) === TEXT) this.#take(JSON.parse(Buffer.from(body).toString()) as Message)
    return this.#read(rest.subarray(end))
  }

  #take(message: Message): void {
    const heard = this.#wanted.shift()
    if (heard) heard(message)
    else this.#inbox.push(message)
  }
}
