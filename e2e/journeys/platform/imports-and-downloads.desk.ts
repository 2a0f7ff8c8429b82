import { test } from '../../journey.ts'
import { addresses, downloadFromMessage, importWithErrors } from '../../sheets.ts'
import { enter, expectNoSidewaysScroll } from '../../users.ts'

test('a list is asked for as a file, and fetched from the message that it is ready', async ({ page }) => {
  await enter(page, 'branch-admin', addresses)
  await downloadFromMessage(page)
  await expectNoSidewaysScroll(page)
})

test('a sheet with errors is mended and taken, and taken back', async ({ page }) => {
  await enter(page, 'branch-admin', addresses)
  await importWithErrors(page)
  await expectNoSidewaysScroll(page)
})
