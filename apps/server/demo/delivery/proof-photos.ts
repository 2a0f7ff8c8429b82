import { deliveryPhotoModule } from '@sejuk/domain/delivery/delivery-photos'
import type pg from 'pg'

/** The customer's own hand where it is known, and two pictures that the demo has anyway: the content is shared. */
export const hangProof = async (client: pg.ClientBase, delivery_code: string, customer_code: string, at: string) => {
  const copy = (alias: string, from: string, values: readonly string[]) =>
    client.query<{ attachment_code: string }>(
      `insert into attachments (attachment_code, kind, module_name, module_code, alias, original_file_name, content_type, bytes,
          sha256, store_key, thumbnail_key, thumbnail_bytes, width, height, taken_date, source, created_by, created_date)
        select 'PHT-' || $1 || '-' || $2, 'photo', '${deliveryPhotoModule}', $1, $2, original_file_name, content_type, bytes, sha256,
          store_key, thumbnail_key, thumbnail_bytes, width, height, $3::timestamptz, 'camera', 'driver', $3::timestamptz
        from attachments ${from} limit 1 returning attachment_code`,
      [delivery_code, alias, at, ...values],
    )
  const signed = await copy(
    'signature',
    `where alias in ('customer_signature', 'signature_waiting') order by module_code <> $4, attachment_code`,
    [customer_code],
  )
  const photos = []
  for (const alias of ['goods', 'letter'])
    photos.push(
      await copy(
        alias,
        `where kind = 'photo' and module_name <> '${deliveryPhotoModule}' and alias not like '%signature%'
          order by md5(attachment_code || $4)`,
        [`${delivery_code} ${alias}`],
      ),
    )
  return {
    signature: signed.rows[0]?.attachment_code ?? null,
    photos: photos.flatMap(({ rows }) => rows.map(({ attachment_code }) => attachment_code)),
  }
}
