import { createHash } from 'node:crypto'
import { paperKinds } from '@sejuk/domain/company/legal-entities'
import sharp from 'sharp'
import type { Part } from '../part.ts'

const since = '2019-01-01'
const companies = [
  {
    ...{ entity_code: 'PT-SDI', name: 'PT Sejuk Distribusi Indonesia', npwp: '0013456780911000', ink: '#0c4a52' },
    ...{ address: 'Jl. Daan Mogot Km 14 No. 88, Cengkareng, Jakarta Barat 11730', phone: '+62 21 5435 0088' },
    ...{ email: 'keuangan@sejuk.example', pkp_since: '2015-03-01', is_retailer: false },
    orgs: ['1-GREE', '5-PROJECT'],
    accounts: [
      { account_code: 'BA-SDI-1', bank: 'BCA', account_number: '5270318842' },
      { account_code: 'BA-SDI-2', bank: 'Mandiri', account_number: '1240007712345' },
    ],
    signers: [
      { name: 'Budi Santoso', title: 'Manajer Keuangan', papers: paperKinds.filter((one) => one !== 'kwitansi') },
      { name: 'Lina Susanti', title: 'Keuangan', papers: ['kwitansi'] },
    ],
  },
  {
    ...{ entity_code: 'PT-DNS', name: 'PT Dingin Nusantara Sejahtera', npwp: '0021345678092000', ink: '#1f3b73' },
    ...{ address: 'Jl. Raya Serpong Km 8 No. 21, Tangerang Selatan 15310', phone: '+62 21 5315 2200' },
    ...{ email: 'keuangan@dingin.example', pkp_since: '2018-07-01', is_retailer: true },
    orgs: ['2-FLIFE', '3-DUNAN'],
    accounts: [{ account_code: 'BA-DNS-1', bank: 'BCA', account_number: '5270441209' }],
    signers: [{ name: 'Ratna Dewi', title: 'Manajer Keuangan', papers: [...paperKinds] }],
  },
] as const

const sign = (
  ink: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><rect width="160" height="160" rx="28" fill="${ink}"/>
  <path d="M112 46 H66 a18 18 0 0 0 0 36 H94 a18 18 0 0 1 0 36 H48" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round"/></svg>`

const bankCodes = `select bank_code, bank_short_name from banks`
const branches = `insert into legal_entity_branches (entity_code, dept_code, nitku, address, city, phone)
  select $1, d.dept_code, $2 || lpad(right(regexp_replace(d.dept_code, '\\D', '', 'g'), 6), 6, '0'),
    coalesce(nullif(d.address, ''), 'Kantor cabang ' || d.city_name), d.city_name, null
  from departments d where d.is_active`

/** Two companies behind the four organizations, with their logo, accounts, branches and signers. */
export const loadLegalEntities: Part['load'] = async (client, { say }) => {
  const { rows: banks } = await client.query<{ bank_code: string; bank_short_name: string }>(bankCodes)
  for (const { orgs, accounts, signers, ink, ...company } of companies) {
    const logo = await sharp(Buffer.from(sign(ink)))
      .png()
      .toBuffer()
    const logo_hash = createHash('sha256').update(logo).digest('hex')
    await client.query(`insert into paper_logos (logo_hash, content_type, bytes) values ($1, 'image/png', $2)`, [
      logo_hash,
      logo,
    ])
    const { entity_code, name, npwp, address, phone, email, pkp_since, is_retailer } = company
    await client.query(
      `insert into legal_entities (entity_code, name, npwp, nitku, address, phone, email, pkp_since, is_retailer, logo_hash,
        updated_user_name) values ($1, $2, $3, $3 || '000000', $4, $5, $6, $7, $8, $9, 'Sejuk')`,
      [entity_code, name, npwp, address, phone, email, pkp_since, is_retailer, logo_hash],
    )
    await client.query(branches, [entity_code, npwp])
    for (const [n, { bank, account_code, account_number }] of accounts.entries()) {
      const found = banks.find(({ bank_short_name }) => bank_short_name === bank)
      if (found)
        await client.query(
          `insert into company_accounts (account_code, entity_code, bank_code, account_number, account_name, seq, from_date)
            values ($1, $2, $3, $4, $5, $6, $7)`,
          [account_code, entity_code, found.bank_code, account_number, name, n + 1, since],
        )
    }
    for (const { name: signer, title, papers } of signers)
      await client.query(
        `insert into legal_entity_signers (entity_code, name, title, papers, from_date) values ($1, $2, $3, $4, $5)`,
        [entity_code, signer, title, [...papers], since],
      )
    await client.query(`update organizations set entity_code = $1 where org_code = any($2)`, [entity_code, [...orgs]])
  }
  say(`demo data: ${companies.length} companies behind the organizations`)
}
