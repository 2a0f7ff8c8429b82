export type Asked = {
  from: string
  to: string
  /** Empty: as many weeks before. */
  compare: string
  dept_code: string[]
  business_unit: string
  capacity_pk: string
}
