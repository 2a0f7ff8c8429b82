import type * as contract from '@sejuk/contract/supervision/warranty-cards'
import { because } from '@sejuk/domain/messages'
import { colourOfDate, maskedName, requestsADay, serialEnd } from '@sejuk/domain/supervision/warranty-cards'
import { daysFrom } from '@sejuk/domain/values/dates'
import { tokenProblem } from '@sejuk/domain/values/tokens'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { currentUnits } from '../../../business/catalogue/current-units.ts'
import { inheritedTerms } from '../../../business/catalogue/inherited-terms.ts'
import type { Db } from '../../../db/database.ts'
import { supervisions } from '../../../db/tables/supervision/supervisions.ts'
import { warrantyCardItems as items, warrantyCards as t } from '../../../db/tables/supervision/warranty-cards.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { systemViewer } from '../../../platform/records/system-actor.ts'
import { networkOf, subjectOf, takeAttempt } from '../../../platform/session/attempts.ts'
import { hashToken } from '../../../platform/session/session.ts'
import { openTicketFromLink } from '../../aftersales/tickets/commands.ts'
import { sendPublicCode, usePublicCode } from '../../installers/partners/commands.ts'

/** Somebody who guesses is stopped; who scans a card in the hand is not. */
const tooMany = (n: number) => because('card-checked-too-often', { n })
const checks = { most: 60, minutes: 10, because: tooMany }
const guesses = { most: 20, minutes: 10, because: tooMany }
const perDay = {
  ...{ most: requestsADay, minutes: 24 * 60 },
  because: () => because('service-asked-too-often', { n: requestsADay }),
}

type Asked = { code: string; no: string; sn: string }
const issued = inArray(t.status, ['Warranty_Card_Issued', 'Warranty_Card_Signed'])

const linesOf = (db: Db, card_key: string) =>
  db.select().from(items).where(eq(items.card_key, card_key)).orderBy(asc(items.id))
type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** The units of a card that stand, or stood before an exchange, where the asked one stands; all where none is asked for. */
const unitsNow = async (db: Db, lines: readonly Line[], asked: string) => {
  const serial = asked.trim().toUpperCase()
  const now = await currentUnits(db, [...lines.map(({ serial_number }) => serial_number), serial])
  const shown = serial ? lines.filter(({ serial_number }) => now(serial_number) === now(serial)) : lines
  return { shown, now }
}

/** The versions of the card that was asked for, the newest first: by its token, or by its number and one of its serial numbers. */
const versionsOf = async (db: Db, { code, no, sn }: Asked) => {
  if (code && !tokenProblem(code))
    return db
      .select()
      .from(t)
      .where(and(eq(t.token_hash, hashToken(code)), issued))
      .orderBy(desc(t.version))
  if (!no || !sn) return []
  const found = await db
    .select()
    .from(t)
    .where(and(eq(t.card_code, no.trim().toUpperCase()), issued))
    .orderBy(desc(t.version))
  const [card] = found
  if (!card) return []
  const lines = await linesOf(db, card.card_key)
  return (await unitsNow(db, lines, sn)).shown.length > 0 ? found : []
}

type Validating = StepwiseContext<typeof contract.validateWarrantyCard>
export const validateWarrantyCard = async ({ db, request, input }: Validating) => {
  await takeAttempt(db, subjectOf('address', `card ${networkOf(request.ip)}`), checks)
  const versions = await versionsOf(db, input)
  const current = versions[0]
  const asked = input.v ? versions.find(({ version }) => version === Number(input.v)) : current
  if (!current || !asked) {
    await takeAttempt(db, subjectOf('address', `card guess ${networkOf(request.ip)}`), guesses)
    return { data: { state: 'not_found' as const, card: null, voided: null, replaced_by: null } }
  }
  const { shown, now } = await unitsNow(db, await linesOf(db, asked.card_key), input.sn)
  const terms = await inheritedTerms(
    db,
    shown.map(({ serial_number }) => now(serial_number)),
  )
  const today = companyToday()
  const { voided_date, void_reason } = current
  const voided = voided_date ? { voided_date, reason: void_reason ?? '' } : null
  const isCurrent = asked.card_key === current.card_key
  return {
    data: {
      state: voided ? ('voided' as const) : isCurrent ? ('valid' as const) : ('superseded' as const),
      voided,
      card: {
        card_code: asked.card_code,
        project_name: maskedName(asked.project_name),
        receiver: maskedName(asked.receiver),
        version: asked.version,
        issued_date: asked.issued_date ?? asked.created_date,
        is_signed: asked.status === 'Warranty_Card_Signed',
        items: shown.map((item) => {
          const current = now(item.serial_number)
          const { sparepart_until, compressor_until } = terms.get(current) ?? {
            sparepart_until: item.warranty_end_date_sparepart,
            compressor_until: item.warranty_end_date_compressor,
          }
          return {
            item_name: item.item_name,
            serial_end: serialEnd(item.serial_number),
            exchanged_end: current === item.serial_number ? null : serialEnd(current),
            ...{ sparepart_until, compressor_until },
            sparepart_days: daysFrom(today, sparepart_until),
            compressor_days: daysFrom(today, compressor_until),
            colour_sparepart: colourOfDate(sparepart_until),
            colour_compressor: colourOfDate(compressor_until),
          }
        }),
        exclusions: [asked.installation_problems, asked.design_problems].flatMap((text) => text?.split('\n') ?? []),
      },
      replaced_by:
        isCurrent || voided
          ? null
          : { version: current.version, issued_date: current.issued_date ?? current.created_date },
    },
  }
}

const cardBehind = async (db: Db, asked: Asked) => (await versionsOf(db, asked))[0] ?? refuse('notFound')
const daily = (phone: string) => subjectOf('name', `card service ${phone}`)

export const sendServiceCode = async (context: StepwiseContext<typeof contract.sendServiceCode>) => {
  const { db, request, input } = context
  await takeAttempt(db, subjectOf('address', `card ${networkOf(request.ip)}`), checks)
  await cardBehind(db, input)
  return { data: await sendPublicCode(context, String(input.phone)) }
}

type Requesting = StepwiseContext<typeof contract.requestService>
/** Code and limit are judged before the transaction: a wrong code counts although the request is refused. */
export const checkRequest = async (context: Requesting) => {
  const { db, input } = context
  const card = await cardBehind(db, input)
  const phone = String(input.phone)
  await usePublicCode(context, phone, input.otp)
  await takeAttempt(db, daily(phone), perDay)
  return card
}

export const requestService = async (
  context: RequestContext<typeof contract.requestService>,
  card: Awaited<ReturnType<typeof checkRequest>>,
) => {
  const { db, input } = context
  const [site = refuse('notFound')] = await db
    .select()
    .from(supervisions)
    .where(eq(supervisions.supervision_code, card.supervision_code))
  const lines = await linesOf(db, card.card_key)
  const { shown, now } = await unitsNow(db, lines, input.sn)
  const unit = shown[0] ?? lines[0]
  if (!unit) return refuse('conflict', { because: because('card-without-items') })
  const actor = { ...context.actor, usercode: 'customer', username: input.name, via: 'link' }
  const { data } = await openTicketFromLink(
    { ...context, actor, viewer: { ...systemViewer, username: input.name } },
    {
      ...{ customer_name: input.name, customer_phone: String(input.phone), customer_address: site.detail_address },
      ...{ sub_district_code: site.sub_district_code, project_code: site.project_code },
      description: `${card.card_code}: ${input.description}`,
      ...{ serial: now(unit.serial_number), item_name: unit.item_name },
    },
  )
  return { data: { ticket_number: data.ticket_number } }
}
