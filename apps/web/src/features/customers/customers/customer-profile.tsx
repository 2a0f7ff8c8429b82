import { type Customer, updatePicProject } from '@sejuk/contract/customers/customers'
import { takesBusiness } from '@sejuk/domain/customers/customers'
import { writeNpwp } from '@sejuk/domain/values/npwp'
import { displayPhone } from '@sejuk/domain/values/phone'
import { customerWords } from '@sejuk/words/customers/customers'
import type { ReactNode } from 'react'
import { PinLink } from '../../../entities/pin-link.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Column } from '../../../ui/layout/page-body.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { PicProject } from './pic-project.tsx'

type Fact = readonly [label: string, value: ReactNode]

export const CustomerProfile = ({ customer }: { customer: Customer }) => {
  const t = useWords(customerWords)
  const dates = useDates()
  const mayChoosePic = useGate(updatePicProject).enabled && takesBusiness(customer.status)
  const said = (field: keyof Customer & keyof typeof customerWords.words): Fact => [
    t(field),
    String(customer[field] ?? ''),
  ]
  const yes = (isYes: boolean) => t(isYes ? 'Yes' : 'No')
  const place = [customer.sub_district_name, customer.district_name, customer.city_name, customer.province_name]
  return (
    <Column>
      <Section title={t('basics')}>
        <Facts
          facts={[
            [t('customer_type_code'), t(customer.customer_type_code)],
            said('customer_level'),
            [t('org_code'), customer.org_name ?? customer.org_code],
            [t('branch'), customer.dept_name],
            [t('salesman_code'), customer.salesman_name ?? customer.salesman_code],
            [t('business_unit_codes'), customer.business_unit_codes.join(', ')],
            [t('cooperation'), t(customer.cooperation)],
            ...(customer.cooperation_reason ? [said('cooperation_reason')] : []),
            [t('asc_flag'), t(customer.asc_flag)],
            [t('create_user_name'), `${customer.create_user_name}, ${dates.date(customer.created_date)}`],
            [
              t('approved_user_name'),
              customer.approved_user_name && `${customer.approved_user_name}, ${dates.date(customer.approved_date)}`,
            ],
          ]}
        />
      </Section>
      <Section title={t('contact')}>
        <Facts
          facts={[
            said('pic_name'),
            [t('pic_phone'), displayPhone(customer.pic_phone)],
            said('pic_email'),
            [t('city'), place.filter(Boolean).join(', ')],
            said('detail_address'),
            said('postal_code'),
            [t('place'), <PinLink key="pin" lat={customer.lat} lng={customer.lng} none={t('noPin')} />],
            ...(mayChoosePic
              ? []
              : [
                  [
                    t('pic_project_user_code'),
                    customer.pic_project_user_name ?? customer.pic_project_user_code,
                  ] as const,
                ]),
          ]}
        />
        {mayChoosePic && (
          <SectionBody>
            <PicProject customer={customer} />
          </SectionBody>
        )}
      </Section>
      <Section title={t('tax')}>
        {customer.is_tax_visible ? (
          <Facts
            facts={[
              [t('customer_is_taxable'), yes(customer.customer_is_taxable === 1)],
              [t('price_include_tax'), yes(customer.price_include_tax === 'Y')],
              [t('npwp'), customer.npwp && writeNpwp(customer.npwp)],
              said('nitku'),
              said('nik'),
              said('tax_name'),
              said('tax_address'),
              [t('tax_emails'), customer.tax_emails.join(', ')],
              said('transaction_code'),
            ]}
          />
        ) : (
          <SectionText>{t('hidden')}</SectionText>
        )}
      </Section>
      <Section title={t('payment')}>
        <Facts
          facts={[
            said('collect_method'),
            [t('payment_term_days'), t('days', { n: customer.payment_term_days })],
            [t('cheque_allowed'), yes(customer.cheque_allowed === 'Y')],
            ...(customer.is_bank_visible
              ? [
                  [t('bank_code'), customer.bank_name ?? customer.bank_code] as const,
                  said('account_name'),
                  said('account_number'),
                ]
              : [[t('bank_code'), t('bankHidden')] as const]),
          ]}
        />
      </Section>
    </Column>
  )
}
