import { expect, test } from 'vitest'
import { linkFile, linkFileName, stepFor } from './browser-steps.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${windows} Chrome/131.0 Safari/537.36`, 'chromeDesk'],
  [`${windows} Chrome/131.0 Safari/537.36 Edg/131.0`, 'chromeDesk'],
  [`${windows} Chrome/131.0 Safari/537.36 wxwork/4.1`, 'wecom'],
  [`${mac} Version/17.0 Safari/605.1.15`, 'safariMac'],
  [`${mac} Chrome/131.0 Safari/537.36`, 'chromeDesk'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0', 'firefoxDesk'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari', 'ios'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/131.0 wxwork/4.1 MicroMessenger/7.0', 'wecom'],
])('%s follows the steps of %s', (browser, step) => expect(stepFor(browser)).toBe(step))

test('a link file holds the address on a line of its own', () =>
  expect(linkFile('https://sejuk.test/customer')).toBe('[InternetShortcut]\r\nURL=https://sejuk.test/customer\r\n'))

test.each([
  ['Customers', 'Customers.url'],
  ['Sales: "west" / <2026>', 'Sales west 2026.url'],
  ['///', 'Sejuk.url'],
])('the file of %s is called %s', (label, name) => expect(linkFileName(label)).toBe(name))
