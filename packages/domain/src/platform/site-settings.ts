import type { Language } from './languages.ts'

export const paymentProviders = ['none', 'http'] as const

/** Settings for all users. Each group is saved and validated as one. */
export type SiteSettings = {
  company: { company_name: string; support_phone: string; support_email: string }
  language: { default_language: Language }
  maintenance: {
    is_on: boolean
    starts_date: string | null
    ends_date: string | null
    text_default: string
    text_local: string
  }
  installers: {
    /** The user who approved an installer's identity may not approve the bank account. */
    four_eyes: boolean
    /** Of a hundred bonus tickets, how many customers are called by chance. */
    call_back_percent: number
    /** Years ID images are stored after the cooperation ended. */
    paper_years: number
  }
  /** Income tax on services (PPh 23) in percent, withheld from payments to service centres. */
  service_tax: { with_npwp: number; without_npwp: number }
  /** Daily upload limit per user, in megabytes. */
  uploads: { video_mb_per_day: number; file_mb_per_day: number }
  projects: {
    /** In percent: from which score on two logs are compared by somebody, and are very likely the same. */
    similarity_percent: number
    likely_percent: number
    /** Days after its approval in which a login is protected. */
    protection_days: number
  }
  /** How long a technician is on the way between two sites. */
  supervision: {
    /** The road, in percent of the straight line. */
    road_percent: number
    km_per_hour: number
    /** Refused instead of told. */
    stops_clash: boolean
    stops_sunday: boolean
  }
  orders: {
    /** Up to so many percent of discount a branch manager decides. */
    branch_band_percent: number
    /** Working hours in which an answer is expected, before somebody is reminded. */
    answer_hours: number
    /** Working days without a decision after which the locks are released. */
    undecided_days: number
    /** The lowest special price without head office, in percent of the list price. */
    floor_percent: number
    /** Beyond it nobody approves a discount within an order: it needs a special price. */
    largest_discount_percent: number
  }
  /** A missing part of a payment up to this may be booked as a charge of the bank. */
  fees: { bank_fee_most: number }
  e_invoice: {
    /** Of the company itself, as it stands on every tax invoice. */
    seller_npwp: string
    seller_nitku: string
    /** The day of the following month by which a month is uploaded. */
    deadline_day: number
  }
  /** Who takes money for us on virtual accounts; its key is a reference to what is kept sealed. */
  payment_provider: {
    provider: (typeof paymentProviders)[number]
    url: string
    client_id: string
    key: string
    va_prefix: string
  }
  /** Where customers transfer to, such as for spare parts. */
  payment: { bank_name: string; account_number: string; account_name: string }
}
/** Promised by the privacy policy: ID images are deleted after this many years. */
export const mostPaperYears = 5

export type SettingKey = keyof SiteSettings
export const settingKeys = [
  'company',
  'language',
  'maintenance',
  'installers',
  'service_tax',
  'uploads',
  'projects',
  'supervision',
  'orders',
  'fees',
  'e_invoice',
  'payment_provider',
  'payment',
] as const satisfies readonly SettingKey[]

export const standardSettings: SiteSettings = {
  company: { company_name: 'Sejuk', support_phone: '', support_email: '' },
  language: { default_language: 'default' },
  maintenance: { is_on: false, starts_date: null, ends_date: null, text_default: '', text_local: '' },
  installers: { four_eyes: false, call_back_percent: 5, paper_years: mostPaperYears },
  service_tax: { with_npwp: 2, without_npwp: 4 },
  uploads: { video_mb_per_day: 2000, file_mb_per_day: 2000 },
  projects: { similarity_percent: 30, likely_percent: 75, protection_days: 180 },
  supervision: { road_percent: 140, km_per_hour: 30, stops_clash: false, stops_sunday: false },
  orders: {
    branch_band_percent: 8,
    answer_hours: 4,
    undecided_days: 3,
    floor_percent: 85,
    largest_discount_percent: 15,
  },
  fees: { bank_fee_most: 10_000 },
  e_invoice: { seller_npwp: '', seller_nitku: '', deadline_day: 20 },
  payment_provider: { provider: 'none', url: '', client_id: '', key: '', va_prefix: '' },
  payment: { bank_name: '', account_number: '', account_name: '' },
}

/** Announced and not over yet. */
export const isAnnounced = ({ is_on, ends_date }: SiteSettings['maintenance'], now: string) =>
  is_on && ends_date !== null && Date.parse(now) < Date.parse(ends_date)

/** Mail lists the system itself uses; they can be emptied or switched off, not deleted. */
export const ownMailLists = ['it-department'] as const
export type OwnMailList = (typeof ownMailLists)[number]
export const isOwnMailList = (purpose: string) => ownMailLists.some((one) => one === purpose)
export const purposeShape = /^[a-z0-9][a-z0-9-]{1,48}$/
