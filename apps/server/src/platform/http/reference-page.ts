type Operation = {
  operationId: string
  description: string
  tags: string[]
  parameters?: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}
type Document = {
  info: { title: string; version: string; description: string }
  paths: Record<string, unknown>
  tags: { name: string }[]
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const code = (value: unknown) => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`

const style = `body{font:14px/1.5 system-ui,sans-serif;margin:0 auto;max-width:960px;padding:24px;color:#10262d;background:#f1f5f5}
h1{font-size:20px}h2{font-size:16px;margin:32px 0 8px}details{background:#fff;border:1px solid #d5dfe0;border-radius:6px;margin:4px 0;padding:6px 12px}
summary{cursor:pointer}summary b{display:inline-block;width:64px;color:#0b6b74}pre{background:#e8eeef;padding:8px;border-radius:4px;overflow:auto;font-size:12px}nav a{margin-right:12px}`

/** Human-readable API reference: plain HTML without scripts, so that the strict content policy holds here too. */
export const referencePage = ({ info, paths, tags }: Document) => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  )
  const section = ({ name }: { name: string }) => {
    const mine = operations.filter(({ operation }) => operation.tags.includes(name))
    const rows = mine.map(
      ({
        path,
        method,
        operation,
      }) => `<details id="${operation.operationId}"><summary><b>${method.toUpperCase()}</b> ${escaped(path)}</summary>
<p>${escaped(operation.description)}</p>${operation.parameters ? `<h4>Parameters</h4>${code(operation.parameters)}` : ''}${operation.requestBody ? `<h4>Body</h4>${code(operation.requestBody.content)}` : ''}<h4>Answer</h4>${code(operation.responses['200']?.content)}</details>`,
    )
    return `<h2 id="${escaped(name)}">${escaped(name)}</h2>${rows.join('')}`
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${info.title} API</title><style>${style}</style></head>
<body><h1>${info.title} API ${info.version}</h1><p>${escaped(info.description)} <a href="/api/openapi.json">openapi.json</a></p>
<nav>${tags.map(({ name }) => `<a href="#${escaped(name)}">${escaped(name)}</a>`).join('')}</nav>${tags.map(section).join('')}</body></html>`
}
