export type Asked = { from: string; to: string; dept_code: string[]; business_unit: string; capacity_pk: string }
