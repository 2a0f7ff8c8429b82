import { createServer } from 'node:http'

type Sent = { request_id: string; attempt: number; document: { date: string; transaction_code: string } }

/** Plays the tax provider: it refuses what comes for the first time, and gives a number to what comes again. */
export const playTaxProvider = async () => {
  const port = Number(process.env.E2E_TAX_PORT)
  const answerTo = ({ attempt, document }: Sent) =>
    attempt === 1
      ? { status: 422, body: { code: 'E-17', message: 'Buyer address is not registered' } }
      : {
          status: 200,
          body: {
            ...{ status: 'APPROVED', approved_at: new Date().toISOString() },
            tax_number: `${document.transaction_code}00${document.date.slice(2, 4)}${String(Date.now()).slice(-11)}`,
          },
        }
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const isSent = request.method === 'POST' && request.url === '/invoices'
    const { status, body } = isSent
      ? answerTo(JSON.parse(Buffer.concat(chunks).toString('utf8')) as Sent)
      : { status: 404, body: {} }
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return { close: () => new Promise<void>((closed) => server.close(() => closed())) }
}
