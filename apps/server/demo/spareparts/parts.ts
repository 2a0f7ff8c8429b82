import type { Part } from '../part.ts'
import { loadOrders } from './load-orders.ts'

export const sparepartsDemo: readonly Part[] = [{ name: 'sparepart-orders', load: loadOrders }]
