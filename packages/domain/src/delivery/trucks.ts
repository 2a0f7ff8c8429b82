/** What a truck of each model carries, by the codes of TRUCK_MODEL. */
export const truckCapacities = {
  BLINDVAN: { weight: 700, volume: 4 },
  PICKUP: { weight: 1000, volume: 5 },
  CDE: { weight: 2200, volume: 11 },
  CDD: { weight: 4000, volume: 18 },
  FUSO: { weight: 8000, volume: 34 },
  TRONTON: { weight: 15_000, volume: 45 },
  WINGBOX: { weight: 20_000, volume: 55 },
  CONT20: { weight: 21_000, volume: 33 },
  CONT40: { weight: 26_000, volume: 67 },
} as const satisfies Record<string, Load>

export type Load = { weight: number; volume: number }

/** A model that the company added itself has no known capacity. */
export const capacityOf = (model: string | null | undefined): Load | undefined =>
  model && model in truckCapacities ? truckCapacities[model as keyof typeof truckCapacities] : undefined

export const sumOfLoads = (loads: readonly Load[]): Load => ({
  weight: loads.reduce((sum, { weight }) => sum + weight, 0),
  volume: loads.reduce((sum, { volume }) => sum + volume, 0),
})

/** Whole percent of the capacity; nothing where it is not known. */
export const filledOf = (load: Load, capacity: Load | undefined) =>
  capacity && {
    weight: Math.round((100 * load.weight) / capacity.weight),
    volume: Math.round((100 * load.volume) / capacity.volume),
  }
