export const returnsPermissions = [
  'Return-Request-View',
  'Return-Request-Create',
  'Return-Request-Submit',
  'Return-Request-Approve',
  'Return-Request-Approve-All',
  'Return-Request-Pickup',
  'Return-Request-Receive',
  'Return-Request-Close',
] as const
