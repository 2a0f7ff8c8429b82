/**
 * Registers the service worker, so that the app opens without a network. Browsers without one, and pages not served
 * over https, go on without.
 */
export const registerOfflineApp = async () => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/offline-worker.js', { updateViaCache: 'none' })
  await refillApp()
  // A phone short of room then throws away other things first.
  await navigator.storage?.persist?.()
}

/** Refills the cache after the user cleared browser data. */
export const refillApp = async () => {
  if (!('serviceWorker' in navigator) || !(await navigator.serviceWorker.getRegistration())) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('fill')
}
