import type * as contract from '@sejuk/contract/supervision/installers'
import { because } from '@sejuk/domain/messages'
import { supervisionInstallers as t } from '../../../db/tables/supervision/supervisions.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
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
