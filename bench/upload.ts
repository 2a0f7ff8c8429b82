import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { filePermission } from '../packages/domain/src/platform/attachment-permissions.ts'
import { fill } from './fill/addresses.ts'
import { memoryOf, openBench, peakOf } from './server.ts'

/** Files of seventy million bytes, in one piece and in parts: what the server's memory grows by. */
const bytes = 70_000_000
const goal = 32
const part = 1_000_000

const bench = await openBench()
const manner = {
  cookie: bench.cookie,
  host: `127.0.0.1:${bench.port}`,
  origin: `http://127.0.0.1:${bench.port}`,
  'x-requested-with': 'XMLHttpRequest',
}
const place = { module_name: 'Customer', module_code: 'C-0000001', alias: 'contract', kind: 'file' }

type Sent = { method: string; path: string; type: string; pieces: Iterable<Buffer> }
const send = ({ method, path, type, pieces }: Sent) =>
  new Promise<{ code: string; message: string; data: { upload_code: string } }>((resolve, reject) => {
    const headers = { ...manner, 'content-type': type, 'transfer-encoding': 'chunked' }
    const sent = request({ host: '127.0.0.1', port: bench.port, method, path, headers }, async (reply) => {
      let text = ''
      for await (const said of reply) text += said
      const answer = JSON.parse(text)
      if (answer.code === '200') resolve(answer)
      else reject(new Error(`${path}: ${text.slice(0, 300)}`))
    })
    sent.on('error', reject)
    const write = async () => {
      for (const piece of pieces) if (!sent.write(piece)) await new Promise((done) => sent.once('drain', done))
      sent.end()
    }
    write().catch(reject)
  })
const json = (body: object) => ({ type: 'application/json', pieces: [Buffer.from(JSON.stringify(body))] })

function* content(size: number) {
  for (let at = 0; at < size; at += part) {
    const piece = Buffer.alloc(Math.min(part, size - at), 7)
    if (at === 0) piece.write('%PDF-1.7 a plan')
    yield piece
  }
}

/** One form, as a browser sends it. */
const inOnePiece = (size: number) => {
  const boundary = 'sejuk-bench'
  function* form() {
    for (const [name, value] of Object.entries(place))
      yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    const file = 'name="files"; filename="plan.pdf"\r\ncontent-type: application/pdf'
    yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${file}\r\n\r\n`)
    yield* content(size)
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
  const type = `multipart/form-data; boundary=${boundary}`
  return send({ method: 'POST', path: '/api/attachment/batch-store', type, pieces: form() })
}

const inParts = async (size: number) => {
  const file = { ...place, file_name: 'plan.pdf', bytes: size, content_type: 'application/pdf' }
  const { data } = await send({ method: 'POST', path: '/api/attachment/session', ...json(file) })
  const at = `/api/attachment/session/${data.upload_code}`
  let n = 0
  for (const piece of content(size))
    await send({ method: 'PUT', path: `${at}/chunk/${n++}`, type: 'application/octet-stream', pieces: [piece] })
  await send({ method: 'POST', path: `${at}/finish`, ...json({}) })
}

try {
  await fill(bench.pool, 10, 10)
  await bench.pool.query(
    `insert into role_permissions (role_code, permission_code)
     select role_code, $1 from user_roles where usercode = 'ADMIN-0001' on conflict do nothing`,
    [filePermission('Customer', 'Upload')],
  )
  const { child } = await bench.serve()
  for (const [name, upload] of [
    ['in one piece', inOnePiece],
    ['in parts', inParts],
  ] as const) {
    for (let n = 0; n < 5; n++) await upload(2 * part)
    const rested = memoryOf(child)
    // The highest mark begins anew from here.
    writeFileSync(`/proc/${child.pid}/clear_refs`, '5')
    const before = performance.now()
    await upload(bytes)
    const took = performance.now() - before
    const growth = peakOf(child) - rested
    console.log(
      `70 MB ${name}: ${took.toFixed(0)} ms, memory ${rested.toFixed(0)} MiB before, grown by ${growth.toFixed(1)} (goal ${goal})${growth < goal ? '' : '  over'}`,
    )
  }
} finally {
  await bench.close()
}
