import { and, asc, eq, ne } from 'drizzle-orm'
import { type Certificate, certificateState } from '../../../business/learning/certificates.ts'
import type { Db } from '../../../db/database.ts'
import { courseVersions } from '../../../db/tables/learning/courses.ts'
import { certificates as t } from '../../../db/tables/learning/enrolments.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { certifyTechnician, takeSkill, uncertifyTechnician } from '../../aftersales/technicians/commands.ts'
import { uncertifyInstallers } from '../../supervision/installers/commands.ts'
import { certifyInstallers } from '../my-courses/commands.ts'

/** The other certificates of the holder that are valid, oldest first, with what their courses give. */
const othersOf = async (db: Db, { usercode, certificate_no }: Certificate) => {
  const isVersion = and(eq(courseVersions.course_code, t.course_code), eq(courseVersions.version, t.version))
  const all = await db
    .select({ certificate: t, content: courseVersions.content })
    .from(t)
    .innerJoin(courseVersions, isVersion)
    .where(and(eq(t.usercode, usercode), ne(t.certificate_no, certificate_no)))
    .orderBy(asc(t.issued_date))
  return all.filter(({ certificate }) => certificateState(certificate) === 'valid')
}

/** What a revoked certificate gave is taken back, unless another one that is valid gives it too. */
export const takeBackCertificate = async (within: { db: Db; actor: Actor }, revoked: Certificate) => {
  const { db } = within
  const { certificate_no: number, usercode, gave_skill } = revoked
  const others = await othersOf(db, revoked)
  if (gave_skill) {
    const heir = others.find(({ content }) => content.grants_skill === gave_skill)?.certificate
    if (heir) await db.update(t).set({ gave_skill }).where(eq(t.certificate_no, heir.certificate_no))
    else await takeSkill(within, { technician_code: usercode, skill: gave_skill })
  }
  const levelled = others.findLast(({ content }) => content.grants_level !== null)
  if ((await uncertifyTechnician(within, number)) && levelled) {
    const { certificate_no, valid_to } = levelled.certificate
    const level = levelled.content.grants_level
    await certifyTechnician(within, { technician_code: usercode, skill: null, level, certificate_no, valid_to })
  }
  const installing = others.findLast(({ content }) => content.grants_installer_level !== null)
  if ((await uncertifyInstallers(within, number)) && installing) {
    const { certificate_no: certification_no, valid_to } = installing.certificate
    const level = installing.content.grants_installer_level
    await certifyInstallers(within, usercode, { level, certification_no, valid_to })
  }
}
