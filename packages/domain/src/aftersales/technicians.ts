export const technicianStatuses = ['Active', 'Leave', 'Off'] as const
export type TechnicianStatus = (typeof technicianStatuses)[number]

export const technicianSkills = [
  'Install',
  'Maintain',
  'Repair',
  'Survey',
  'Inverter',
  'VRF',
  'Chiller',
  'Electrical',
] as const
export type TechnicianSkill = (typeof technicianSkills)[number]

export const certificationLevels = ['Basic', 'Intermediate', 'Advanced'] as const
export type CertificationLevel = (typeof certificationLevels)[number]

export const vehicles = ['Motorcycle', 'Car', 'Van', 'None'] as const
export type Vehicle = (typeof vehicles)[number]

/** As the calendar counts them: Sunday is 0. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

export const jobsADay = { least: 1, most: 12, usual: 4 } as const
