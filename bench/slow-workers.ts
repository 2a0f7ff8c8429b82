type Network = { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number }
type Said = { method?: string; params: { sessionId: string; targetInfo: { targetId: string; type: string } } }

/** What slows down a page does not slow down its service worker, which has a network of its own: it gets the same one. */
export const slowWorkers = async (debuggingPort: number, network: Network) => {
  const reply = await fetch(`http://127.0.0.1:${debuggingPort}/json/version`)
  const { webSocketDebuggerUrl }: { webSocketDebuggerUrl: string } = await reply.json()
  const browser = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve) => browser.addEventListener('open', resolve))
  let sent = 0
  const send = (method: string, params: object = {}, sessionId?: string) => {
    sent++
    browser.send(JSON.stringify({ id: sent, method, params, sessionId }))
  }
  browser.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { method, params }: Said = JSON.parse(data)
    if (method === 'Target.targetCreated' && params.targetInfo.type === 'service_worker')
      send('Target.attachToTarget', { targetId: params.targetInfo.targetId, flatten: true })
    if (method !== 'Target.attachedToTarget') return
    send('Network.enable', {}, params.sessionId)
    send('Network.emulateNetworkConditions', network, params.sessionId)
  })
  send('Target.setDiscoverTargets', { discover: true })
  return browser
}
