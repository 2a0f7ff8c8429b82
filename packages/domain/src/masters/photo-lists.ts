export const mostPhotos = 50

type PhotoRule = { min_photos: number; max_photos: number; is_required: boolean }

/** The numbers must be able to be met, and must say the same as the tick beside them. */
export const photoRuleObjection = ({ min_photos, max_photos, is_required }: PhotoRule) => {
  if (max_photos < min_photos) return { field: 'max_photos', message: 'The most is not less than the least' } as const
  if (is_required && min_photos < 1)
    return { field: 'min_photos', message: 'A required photo is needed at least once' } as const
  return undefined
}
