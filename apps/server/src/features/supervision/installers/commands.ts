import type * as contract from '@sejuk/contract/supervision/installers'
import { because } from '@sejuk/domain/messages'
import type { SupervisionLevel } from '@sejuk/domain/supervision/supervision-statuses'
import { addDays } from '@sejuk/domain/values/dates'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { supervisionInstallers as t } from '../../../db/tables/supervision/supervision-installers.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const records = recordsOf('supervision-installer', t, t.installer_code)
const visible = (viewer: Parameters<typeof visibleTo>[0]) => visibleTo(viewer, { dept_code: t.dept_code })

export const certifyInstaller = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.certifyInstaller>) => {
  const { installer_code, row_version, ...certificate } = input
  const seen = { code: installer_code, row_version, isVisible: visible(viewer) }
  const before = await records.lock(db, seen, certificate)
  if (certificate.valid_to < companyToday()) refuseField('valid_to', because('certificate-expired'))
  await records.change(db, actor, before, certificate)
  return { data: null }
}

type Certified = {
  customer_codes: readonly string[]
  level: SupervisionLevel
  certification_no: string
  valid_to: string | null
}

/** A passed course certifies the installers that its learner works for. Without an end it counts for ten years. */
export const certifyByCourse = async (
  { db, actor }: { db: Db; actor: Actor },
  { customer_codes, level, certification_no, valid_to }: Certified,
) => {
  if (customer_codes.length === 0) return
  const found = await db
    .select()
    .from(t)
    .where(inArray(t.installer_code, [...customer_codes]))
    .orderBy(t.installer_code)
    .for('update')
  const certificate = {
    certification_no,
    certification_level: level,
    valid_to: valid_to ?? addDays(companyToday(), 3650),
  }
  for (const before of found) await records.change(db, actor, before, certificate)
}

/** A certificate that was revoked allows nothing any more. */
export const uncertifyInstallers = async ({ db, actor }: { db: Db; actor: Actor }, certification_no: string) => {
  const found = await db.select().from(t).where(eq(t.certification_no, certification_no)).for('update')
  for (const before of found)
    await records.change(db, actor, before, { certification_no: null, certification_level: null, valid_to: null })
  return found.length > 0
}

export const blacklistInstaller = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.blacklistInstaller>) => {
  const { installer_code, row_version, is_blacklisted, blacklist_reason } = input
  if (is_blacklisted && !blacklist_reason) refuseField('blacklist_reason', 'Reason field is required!')
  const seen = { code: installer_code, row_version, isVisible: visible(viewer) }
  const before = await records.lock(db, seen, { is_blacklisted, blacklist_reason })
  await records.change(db, actor, before, {
    is_blacklisted,
    blacklist_reason: is_blacklisted ? blacklist_reason : null,
  })
  return { data: null }
}

export const installerOfProjectLog = ({ db, viewer, input }: RequestContext<typeof contract.installerOfProjectLog>) =>
  records.history(db, input.code, input.page, visible(viewer))
