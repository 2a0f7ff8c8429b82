import type { ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import { typedPhone } from '@sejuk/domain/values/phone'

const text = (value: string | number | null | undefined) => String(value ?? '')

export const blankSystem = {
  business_unit_code: 'CAC',
  product_type: 'VRF',
  place: '',
  capacity: '',
  capacity_unit: 'HP',
  qty: '1',
  est_amount: '',
}
export const blankContact = { contact_name: '', job_title: '', company: '', phone: '', email: '' }
export const blankCompetitor = { brand: '', price: '', is_preferred: false, heard_from: '' }

/** A log as it is typed: nothing is nothing, never null. */
export const projectValues = (found: ProjectLogDetail | undefined, dept_code: string, salesman_code: string) => ({
  project_name: text(found?.project_name),
  project_type: text(found?.project_type ?? 'Commercial'),
  building_use: text(found?.building_use ?? 'office'),
  owner_name: text(found?.owner_name),
  owner_pic: text(found?.owner_pic),
  owner_phone: found?.owner_phone ? typedPhone(found.owner_phone) : '',
  developer: text(found?.developer),
  contractor_main: text(found?.contractor_main),
  contractor_me: text(found?.contractor_me),
  consultant_me: text(found?.consultant_me),
  installer_customer_code: text(found?.installer_customer_code),
  province_code: text(found?.province_code),
  city_code: text(found?.city_code),
  district_code: text(found?.district_code),
  sub_district_code: text(found?.sub_district_code),
  postal_code: (found?.postal_code ?? undefined) as string | undefined,
  detail_address: text(found?.detail_address),
  lat: text(found?.lat),
  lng: text(found?.lng),
  pin_reason: text(found?.pin_reason),
  is_abroad: found?.is_abroad ?? false,
  dept_code: found?.dept_code ?? dept_code,
  salesman_code: found?.salesman_code ?? salesman_code,
  salespeople: found
    ? found.salespeople.map(({ usercode, split_percent }) => ({ usercode, split_percent: text(split_percent) }))
    : [{ usercode: salesman_code, split_percent: '100' }],
  source: text(found?.source ?? 'visit'),
  stage: text(found?.stage ?? 'planning'),
  brand_focus: found?.brand_focus ?? ['Gree'],
  probability: text(found?.probability ?? 30),
  est_order_date: text(found?.est_order_date),
  est_delivery_date: text(found?.est_delivery_date),
  design_needed: found?.design_needed ?? false,
  remark: text(found?.remark),
  systems: found
    ? found.systems.map((line) => ({
        business_unit_code: line.business_unit_code,
        product_type: line.product_type,
        place: text(line.place),
        capacity: text(line.capacity),
        capacity_unit: line.capacity_unit,
        qty: text(line.qty),
        est_amount: text(line.est_amount),
      }))
    : [blankSystem],
  contacts:
    found?.contacts.map(({ contact_name, job_title, company, phone, email }) => ({
      ...{ contact_name, job_title: text(job_title), company: text(company), email: text(email) },
      phone: phone ? typedPhone(phone) : '',
    })) ?? [],
  competitors:
    found?.competitors.map(({ brand, price, is_preferred, heard_from }) => ({
      ...{ brand, price: text(price), is_preferred, heard_from: text(heard_from) },
    })) ?? [],
})
export type ProjectValues = ReturnType<typeof projectValues>
