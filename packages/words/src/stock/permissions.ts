import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const stockPermissionWords: PermissionsOfArea<'stock'> = {
  area: ['Stock', 'Stok'],
  allows: {
    'Stock-Overview-View': ['See what is available in which warehouse', 'Melihat apa yang tersedia di gudang mana'],
    'Stock-Card-View': ['See every move of an item in a warehouse', 'Melihat setiap mutasi barang di gudang'],
    'Stock-Hold': ['Hold a quantity for 15 minutes', 'Menahan jumlah barang selama 15 menit'],
    'Stock-Reconcile': ['Compare balances with the moves', 'Mencocokkan saldo dengan mutasi'],
  },
}
