import { request } from 'node:http'
import { sendRequest, type Target } from './clients.ts'
import { fill } from './fill/addresses.ts'
import { openBench } from './server.ts'

/** A file of five thousand lines, read and judged: customers by name, invoices by code and by amount. */
const lines = 5000
const goal = 5000
const customers = 5000
const invoices = 40_000

const bench = await openBench()
try {
  await fill(bench.pool, customers, 10)
  await bench.pool.query(
    `insert into customer_invoices (invoice_code, customer_code, invoice_date, due_date, amount)
     select 'SI-705-26-' || lpad(n::text, 5, '0'), 'C-' || lpad((1 + n % $1::int)::text, 7, '0'), date '2026-10-01', date '2026-11-01' + n % 60,
       100000 + n * 17 from generate_series(1, $2::int) n`,
    [customers, invoices],
  )
  await bench.pool.query(`insert into legal_entities (entity_code, name, npwp, nitku, address, updated_user_name)
    values ('PT-1', 'PT', '0013456789092001', '0013456789092001000000', 'Jl. Satu', 'Sari')`)
  await bench.pool.query(`insert into company_accounts (account_code, entity_code, bank_code, account_number, account_name, from_date)
    select 'BA-1', 'PT-1', bank_code, '5270318842', 'PT', '2020-01-01' from banks limit 1`)
  await bench.pool.query('vacuum analyze')
  const { rows } = await bench.pool.query<{ invoice_code: string; customer_name: string; amount: string }>(
    `select invoice_code, customer_name, amount from customer_invoices join customers using (customer_code) order by md5(invoice_code) limit $1`,
    [lines],
  )
  let balance = 0
  const text = rows.map(({ invoice_code, customer_name, amount }, n) => {
    balance += Number(amount)
    const said = n % 3 === 0 ? `${invoice_code} LUNAS` : `TRSF E-BANKING CR ${customer_name}`
    return `${String(1 + Math.floor((n * 14) / lines)).padStart(2, '0')}/11/2026,${said} ${n},,${amount},${balance}`
  })
  const file = ['Date,Transaction,Debit,Credit,Balance', ...text].join('\n')
  const { child } = await bench.serve()
  const ours: Target = { name: 'ours', port: bench.port, cookie: bench.cookie }
  for (let n = 0; n < 20; n++) await sendRequest(ours, { method: 'GET', path: '/api/bank-line?show=all' })
  const before = performance.now()
  const answer = await upload(file)
  const took = performance.now() - before
  console.log(
    `${answer.new_lines} lines, ${answer.certain} certain: ${took.toFixed(0)} ms (goal ${goal})${took <= goal ? '' : '  over'}, process ${child.pid}`,
  )
} finally {
  await bench.close()
}

function upload(file: string) {
  const form = new FormData()
  form.set('account_code', 'BA-1')
  form.set('layout_code', 'BRI-CSV')
  form.set('file', new File([file], 'mutasi.csv'))
  const body = new Response(form)
  return new Promise<{ new_lines: number; certain: number }>((resolve, reject) => {
    const headers = {
      cookie: bench.cookie,
      origin: `http://127.0.0.1:${bench.port}`,
      host: `127.0.0.1:${bench.port}`,
      'x-requested-with': 'XMLHttpRequest',
      'content-type': body.headers.get('content-type') ?? '',
    }
    const sent = request(
      { host: '127.0.0.1', port: bench.port, method: 'POST', path: '/api/bank-statement/import', headers },
      async (reply) => {
        let text = ''
        for await (const part of reply) text += part
        const { code, data, message } = JSON.parse(text)
        if (code === '200') resolve(data)
        else reject(new Error(message))
      },
    )
    sent.on('error', reject)
    body.arrayBuffer().then((bytes) => sent.end(Buffer.from(bytes)))
  })
}
