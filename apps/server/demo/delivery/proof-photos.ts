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

type Signer = { customer_code: string; receiver_name: string | null }

/** How the customer signs, agreed to a month before, where nobody has said so yet. */
export const keepSpecimen = async (client: pg.ClientBase, signer: Signer, signature_code: string, day: string) => {
  const { customer_code, receiver_name } = signer
  await client.query(
    `with hand as (insert into attachments (attachment_code, kind, module_name, module_code, alias, original_file_name, content_type,
          bytes, sha256, store_key, thumbnail_key, thumbnail_bytes, width, height, created_by, created_date)
        select 'PHT-' || $2, kind, module_name, $1, 'customer_signature', original_file_name, content_type, bytes, sha256,
          store_key, thumbnail_key, thumbnail_bytes, width, height, created_by, $4::date - 30
        from attachments where alias = 'customer_signature' and not exists (select from customer_signatures s
          where s.customer_code = $1 and s.status = 'Approved') order by md5(attachment_code || $1) limit 1 returning attachment_code)
      insert into customer_signatures (signature_code, customer_code, signer_name, job_title, photo_code, valid_from, source, status,
        authors, created_by, create_user_name, approved_by, approved_user_name, approved_date, created_date)
      select $2, $1, $3, 'Owner', attachment_code, $4::date - 30, 'drawn', 'Approved', '{}', 'system', 'Sejuk', 'system', 'Sejuk',
        $4::date - 30, $4::date - 30 from hand`,
    [customer_code, signature_code, receiver_name ?? 'Budi', day],
  )
}
