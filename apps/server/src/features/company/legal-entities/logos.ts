import { createHash } from 'node:crypto'
import type * as contract from '@sejuk/contract/company/legal-entities'
import { mostLogoPixels } from '@sejuk/domain/company/legal-entity-values'
import { because } from '@sejuk/domain/messages'
import { paperLogos } from '../../../db/tables/company/legal-entities.ts'
import { mostPixels } from '../../../platform/files/photos.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'

const kinds = ['png', 'jpeg']

/** Read whole and written anew, so that nothing but a picture comes through; as large as papers need it. */
const drawn = async (bytes: Buffer) => {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
  const { format } = await picture.metadata()
  if (!kinds.includes(format)) throw new Error(`A picture of the kind ${format}`)
  return picture
    .rotate()
    .resize(mostLogoPixels, mostLogoPixels, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}

/** Stands on papers only once a change that names it is in force. */
export const uploadLogo = async ({ db, input }: StepwiseContext<typeof contract.uploadLogo>) => {
  const given = Buffer.from(await input.file.arrayBuffer())
  const bytes = await drawn(given).catch(() => refuseField('file', because('entity-logo-wrong')))
  const logo_hash = createHash('sha256').update(bytes).digest('hex')
  await db.insert(paperLogos).values({ logo_hash, content_type: 'image/png', bytes }).onConflictDoNothing()
  return { data: { logo_hash } }
}
