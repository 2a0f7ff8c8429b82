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

export type FreshPosition = Position & { accuracy_m: number; position_at: string }

/** The same, measured now: one that the phone still remembers is never taken. */
export const freshPosition = (patienceMs = 15_000) =>
  new Promise<FreshPosition | null>((resolve) => {
    if (!navigator.geolocation) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) =>
        resolve({
          ...{ lat: coords.latitude, lng: coords.longitude, accuracy_m: coords.accuracy },
          position_at: new Date(timestamp).toISOString(),
        }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 0 },
    )
  })
