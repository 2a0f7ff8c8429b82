export type Position = { lat: number; lng: number }

/** Where this phone is, or nothing: not allowed, not to be found, or not in time. */
export const currentPosition = (patienceMs = 15_000) =>
  new Promise<Position | null>((resolve) => {
    if (!navigator.geolocation) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ lat: latitude, lng: longitude }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 30_000 },
    )
  })
