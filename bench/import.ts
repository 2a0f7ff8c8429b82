import { request } from 'node:http'
import { writeXlsx } from 'hucre/xlsx'
import { sendRequest, type Target } from './clients.ts'
import { fill } from './fill/addresses.ts'
import { median } from './median.ts'
import { memoryOf, openBench, peakOf } from './server.ts'

/** A sheet of fifty thousand rows, looked at, written back with notes, and taken: time, memory, and how long others wait. */
const rows = 50_000
const goals = { growth: 200, wait: 150 }

const header = ['Customer Code', 'Province', 'City', 'District', 'Sub District', 'Detail Address', 'Postal Code']
const sheet = [
  [...header, 'Receive Contact Person', 'Receive Phone'],
  ...Array.from({ length: rows }, (_, n) => {
    const customer = n % 100 === 0 ? 'nobody' : `C-${String(1 + (n % 1000)).padStart(7, '0')}`
    return [customer, 'Jawa Barat', 'Bandung', 'Coblong', 'Dago', `Jl. Baru No. ${n}`, '40135', 'Budi', `0812${n}`]
  }),
]

const bench = await openBench()
try {
  await fill(bench.pool, 1000, 10_000)
  const file = await writeXlsx({ sheets: [{ name: 'Official Address', rows: sheet }] })
  const { child } = await bench.serve()
  const ours: Target = { name: 'ours', port: bench.port, cookie: bench.cookie }
  const list = '/api/customer-address/maintain-official-address?page=3'
  for (let n = 0; n < 50; n++) await sendRequest(ours, { method: 'GET', path: list })
  const rested = memoryOf(child)

  const watched = async <T>(what: string, act: () => Promise<T>) => {
    const waits: number[] = []
    let isDone = false
    const watch = async () => {
      while (!isDone) {
        const before = performance.now()
        await sendRequest(ours, { method: 'GET', path: list })
        waits.push(performance.now() - before)
        await new Promise((done) => setTimeout(done, 5))
      }
    }
    const before = performance.now()
    const watching = watch()
    const answer = await act()
    const took = performance.now() - before
    isDone = true
    await watching
    const worst = Math.max(...waits)
    console.log(
      `${what.padEnd(12)}${took.toFixed(0).padStart(7)} ms, others ${median(waits).toFixed(1)} ms, at worst ${worst.toFixed(0)} ms${worst <= goals.wait ? '' : '  over'}`,
    )
    return answer
  }
  const batch = await watched('preview', () => upload(file))
  await watched('annotated', () =>
    sendRequest(ours, { method: 'GET', path: `/api/common-import/annotated?import_batch_code=${batch}` }),
  )
  const fixes = [{ line: 2, column: 'customer_code', value: 'C-0000001' }]
  await watched('mend', () => post('/api/common-import/mend', { import_batch_code: batch, fixes }))
  await watched('commit', () => post('/api/common-import/commit', { import_batch_code: batch, skip: 'bad' }))
  await watched('roll back', () => post('/api/common-import/roll-back', { import_batch_code: batch }))
  const growth = peakOf(child) - rested
  console.log(
    `memory of the process: ${rested.toFixed(0)} MiB before, at most ${peakOf(child).toFixed(0)} MiB, grown by ${growth.toFixed(0)} (goal ${goals.growth})${growth <= goals.growth ? '' : '  over'}`,
  )

  function post(path: string, body: object) {
    return sendRequest(ours, { method: 'POST', path, body })
  }
} finally {
  await bench.close()
}

function upload(file: Uint8Array) {
  const form = new FormData()
  form.set('module_name', 'official-address')
  form.set('file', new File([new Uint8Array(file)], 'rows.xlsx'))
  const body = new Response(form)
  return new Promise<string>((resolve, reject) => {
    const headers = {
      cookie: bench.cookie,
      origin: `http://127.0.0.1:${bench.port}`,
      host: `127.0.0.1:${bench.port}`,
      'x-requested-with': 'XMLHttpRequest',
      'content-type': body.headers.get('content-type') ?? '',
    }
    const sent = request(
      { host: '127.0.0.1', port: bench.port, method: 'POST', path: '/api/common-import/preview', headers },
      async (reply) => {
        let text = ''
        for await (const part of reply) text += part
        const { code, data, message } = JSON.parse(text)
        if (code === '200') resolve(data.import_batch_code)
        else reject(new Error(message))
      },
    )
    sent.on('error', reject)
    body.arrayBuffer().then((bytes) => sent.end(Buffer.from(bytes)))
  })
}
