import { attachments } from '../src/db/tables/platform/attachments.ts'
import { openPhone, photoRow } from './installers.ts'
import type { startTestServer } from './servers/test-server.ts'

type Phone = ReturnType<typeof openPhone>

export const account = {
  page: 'account',
  email: 'joko@mail.co.id',
  userType: 'Sales_Installer',
  consent_version: '2026-11-15',
}
const identity = {
  page: 'identity',
  userName: 'Joko Susilo',
  idCardAddress: 'Jl. Kenanga 12',
  province: '32',
  city: '32.75',
}
export const bank = {
  bank: '014',
  provinceBank: '32',
  cityBank: '32.75',
  accountName: 'JOKO SUSILO',
  accountNumber: '5220 1184 73',
  receiverType: '1',
  receiverResidency: '1',
}

export const own = (phone: Phone) => phone.ask('GET', '/auth/identity-bank-information')
export const save = (phone: Phone, form: object) => phone.ask('POST', '/auth/identity-information', form)
export const saveBank = (phone: Phone, form: object) => phone.ask('POST', '/auth/bank-information', form)

/** People who register, each with a phone and an address of their own. */
export const registrations = (server: Pick<Awaited<ReturnType<typeof startTestServer>>, 'db' | 'app'>) => {
  let [lastIp, lastNumber] = [1, 0]
  const newPhone = () => openPhone(server, `10.2.${lastIp++}.1`)
  const newNumber = () => `8119${String(++lastNumber).padStart(7, '0')}`

  /** Pictures of one's own, as if the phone had sent them. */
  const photos = async (user_code: string) => {
    const aliases = ['id_card', 'id_profile', 'disclaimer_letter'] as const
    await server.db.insert(attachments).values(aliases.map((alias) => photoRow(user_code, alias)))
    return {
      photo_code_id_card: `PHT-${user_code}-id_card`,
      photo_code_id_profile: `PHT-${user_code}-id_profile`,
      photo_code_disclaimer_letter: `PHT-${user_code}-disclaimer_letter`,
    }
  }

  /** Somebody who has just proved a new phone. */
  const begin = async () => {
    const phone = newPhone()
    const number = newNumber()
    const entered = await phone.enter(number, 'register')
    if (entered.data?.homepage !== '/partner/register') throw new Error(JSON.stringify(entered))
    const user_code: string = (await own(phone)).data.identity.user_code
    const taken = await photos(user_code)
    const idCardNumber = `3275041208${String(lastNumber).padStart(6, '0')}`
    return { phone, number, user_code, taken, identity: { ...identity, ...taken, idCardNumber } }
  }

  /** Somebody who has handed in everything. */
  const handIn = async () => {
    const one = await begin()
    await save(one.phone, account)
    await save(one.phone, one.identity)
    await saveBank(one.phone, bank)
    const submitted = await save(one.phone, { page: 'review' })
    if (submitted.data?.user_status !== 'Submitted') throw new Error(JSON.stringify(submitted))
    return one
  }
  return { newPhone, newNumber, begin, handIn }
}
