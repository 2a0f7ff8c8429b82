import type { OfflinePages } from '../../lib/navigation/page-route.ts'

export const stockOfflinePages = {
  '/goods-receipt/detail': () =>
    import('./goods-receipts/goods-receipt-page.tsx').then((page) => page.GoodsReceiptPage),
  '/stock-adjustment/count/input': () =>
    import('./stock-counts/count-input-page.tsx').then((page) => page.CountInputPage),
  '/$menu/transfer-detail/$order_code': () =>
    import('./transfers/transfer-detail-page.tsx').then((page) => page.TransferDetailPage),
} satisfies OfflinePages
