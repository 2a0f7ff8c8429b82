import type { ServiceCentre } from '@sejuk/contract/aftersales/service-centres'
import { serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { typedPhone } from '@sejuk/domain/values/phone'

const noCapacity = Object.fromEntries(serviceTypes.map((type) => [type, ''])) as Record<
  (typeof serviceTypes)[number],
  string
>

export const blankCentre = {
  ...{ asc_name: '', asc_type: '', asc_flag: 'Yes', cooperation: 'Cooperate', asc_group: '', dept_code: '' },
  ...{ address: '', city_name: '', phone: '', email: '', lat: '', lng: '' },
  ass_admin_user_codes: [] as string[],
  capacity_per_day: noCapacity,
  work_days: [1, 2, 3, 4, 5, 6] as number[],
  ...{ work_from: '08:30', work_to: '18:00', npwp: '', is_pkp: false, bank_code: '', account_name: '' },
  ...{ credited_account: '', contract_number: '', contract_signed_date: '', contract_valid_to: '' },
  sub_districts: [] as string[],
}
export type CentreValues = typeof blankCentre

/** A record as its form has it: everything is text until it is sent. */
export const centreValues = (centre: ServiceCentre): CentreValues => ({
  asc_name: centre.asc_name,
  asc_type: centre.asc_type,
  asc_flag: centre.asc_flag,
  cooperation: centre.cooperation,
  asc_group: centre.asc_group,
  dept_code: centre.dept_code,
  ass_admin_user_codes: centre.ass_admin_user_codes,
  address: centre.address,
  city_name: centre.city_name,
  phone: typedPhone(centre.phone ?? ''),
  email: centre.email ?? '',
  lat: String(centre.lat),
  lng: String(centre.lng),
  capacity_per_day: Object.fromEntries(
    serviceTypes.map((type) => [type, String(centre.capacity_per_day[type] ?? '')]),
  ) as CentreValues['capacity_per_day'],
  work_days: centre.work_days,
  work_from: centre.work_from,
  work_to: centre.work_to,
  npwp: centre.npwp ?? '',
  is_pkp: centre.is_pkp,
  bank_code: centre.bank_code ?? '',
  account_name: centre.account_name ?? '',
  credited_account: centre.credited_account ?? '',
  contract_number: centre.contract_number ?? '',
  contract_signed_date: centre.contract_signed_date ?? '',
  contract_valid_to: centre.contract_valid_to ?? '',
  sub_districts: centre.coverages.map(({ sub_district_code }) => sub_district_code).toSorted(),
})
