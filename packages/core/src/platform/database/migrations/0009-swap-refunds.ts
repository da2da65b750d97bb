import type { Migration } from "../migration.ts"

const sql = `
alter table payment_call add column swap_id varchar;
create index payment_call_swap_id on payment_call (swap_id) where swap_id is not null;
`

/** Records on the call to the payment provider which swap's difference it refunds, so that it is refunded once. */
export const swapRefunds: Migration = { name: "0009-swap-refunds", sql }
