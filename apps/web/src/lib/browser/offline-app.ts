/**
 * Keeps the app itself on this phone, so that it opens without a network. Browsers that cannot, and pages that do not come
 * over https, go on without.
 */
export const registerOfflineApp = async () => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/offline-worker.js', { updateViaCache: 'none' })
  await refillApp()
  // A phone short of room then throws away other things first.
  await navigator.storage?.persist?.()
}

/** What is missing of it, after somebody cleared what browsers keep. */
export const refillApp = async () => {
  if (!('serviceWorker' in navigator) || !(await navigator.serviceWorker.getRegistration())) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('fill')
}
