/** Both at once, with dots, as maps give them: '-6.1754, 106.8272'; or with commas, as people here write: '-6,1754; 106,8272'. */
const pairs = [
  /^\s*(-?\d{1,2}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)\s*$/,
  /^\s*(-?\d{1,2},\d+)\s*(?:[;\s]|,\s)\s*(-?\d{1,3},\d+)\s*$/,
]

/** Latitude and longitude pasted together; undefined for anything else, such as one number with a decimal comma. */
export const readPair = (text: string): { lat: string; lng: string } | undefined => {
  for (const pair of pairs) {
    const [, lat, lng] = pair.exec(text) ?? []
    if (lat && lng) return { lat: lat.replace(',', '.'), lng: lng.replace(',', '.') }
  }
  return undefined
}
