import { getSerialLife, type SerialLife } from '@sejuk/contract/catalogue/serial-lives'
import { addDays, headOffice, instantOf } from '@sejuk/domain/values/dates'
import { expect, test } from 'vitest'
import { startBonusServer } from '../../../../test/bonus.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { as } = server
const everything = await as()
const bonus = startBonusServer(server)
const lifeOf = async (serial_number: string) => (await everything(getSerialLife, { serial_number })).data as SerialLife

test('a bonus that finance approved tells of the installation, on its day', async () => {
  await bonus.newRule()
  const installer = await bonus.newInstaller()
  const unit = await bonus.newUnit()
  const code = await bonus.submitted(installer, [unit])
  expect((await lifeOf(unit.serial_indoor)).steps).toEqual([])
  await bonus.approved(await as(), await as(), code)
  const day = addDays(companyToday(), -3)
  const life = await lifeOf(unit.serial_indoor)
  expect(life).toMatchObject({
    unit: { status: 'Installed', installed_date: expect.any(String) },
    // The installer named a day that was over: its last moment, and not its noon.
    steps: [
      {
        happened_at: instantOf(day, '23:59', headOffice),
        event: 'installed',
        status_before: 'Sold',
        document_type: 'bonus-ticket',
        document_code: code,
      },
    ],
    pair: { serial_number: unit.serial_outdoor },
  })
})
