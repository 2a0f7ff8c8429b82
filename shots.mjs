import { chromium } from '@playwright/test'
const base = process.env.BASE ?? 'http://127.0.0.1:3301'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
// args: user|path|name|width|lang|first(selector to click)
for (const arg of process.argv.slice(2)) {
  const [user, path, name, width = '1440', lang = 'en', click] = arg.split('|')
  const context = await browser.newContext({ baseURL: base, serviceWorkers: 'block', reducedMotion: 'reduce', viewport: { width: +width, height: +width > 500 ? 900 : 844 }, timezoneId: 'Asia/Jakarta', locale: lang === 'id' ? 'id-ID' : 'en-GB' })
  const h = { 'x-requested-with': 'XMLHttpRequest', origin: base }
  try {
    if (user !== '-') {
      await context.request.get('/api/login', { headers: h })
      const r = await context.request.post('/api/login/password', { headers: h, data: { username: user, password: 'sejuk-demo' } })
      const { data } = await r.json()
      const code = new URL(data.url, 'http://x').searchParams.get('code')
      await context.request.post('/api/login/exchange', { headers: h, data: { code } })
    }
    const page = await context.newPage()
    page.on('pageerror', (e) => console.log(name, 'ERR', e.message))
    let to = path
    const m = path.match(/^\{(.+?) (.+?)\}(.*)$/) // {list-url field}/path?code=
    if (m) { const r = await (await context.request.get(m[1], { headers: h })).json(); const v = r.data?.[+(process.env.NTH ?? 0)]?.[m[2]]; to = m[3].replace('$', encodeURIComponent(v)) ; if (!v) console.log(name, JSON.stringify(r).slice(0, 200)) }
    await page.goto(to)
    await page.waitForTimeout(1500)
    await page.locator('[aria-busy]').first().waitFor({ state: 'detached', timeout: 60000 }).catch(() => {})
    await page.getByText(/^(Loading|Memuat)/).first().waitFor({ state: 'detached', timeout: 60000 }).catch(() => {})
    await page.waitForTimeout(1200)
    if (click) { await page.getByRole('button', { name: click }).first().click(); await page.waitForTimeout(1500) }
    await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: process.env.FULL === '1' })
    console.log(name, to)
  } catch (e) { console.log(name, 'FAILED', e.message.slice(0, 200)) }
  await context.close()
}
await browser.close()
