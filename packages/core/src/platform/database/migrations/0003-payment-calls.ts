import type { Migration } from "../migration.ts"

const sql = `
create table payment_call (
  id text not null,
  payment_id varchar not null,
  kind text not null,
  amount integer not null default 0,
  refund_id varchar,
  status text not null default 'started',
  error text,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  constraint payment_call_pkey primary key (id),
  constraint payment_call_payment_id_fkey foreign key (payment_id) references payment (id) on delete cascade,
  constraint payment_call_refund_id_fkey foreign key (refund_id) references refund (id) on delete set null,
  constraint payment_call_kind_check check (kind in ('capture', 'refund', 'cancel')),
  constraint payment_call_status_check check (status in ('started', 'succeeded', 'failed')),
  constraint payment_call_amount_check check (amount >= 0)
);
create index payment_call_payment_id on payment_call (payment_id);
create index payment_call_refund_id on payment_call (refund_id);
create unique index payment_call_started on payment_call (payment_id)
  where status = 'started' and kind in ('capture', 'cancel');
`

/**
 * What is about to be asked of a payment provider, written down before it is asked. Money moves outside of
 * transactions: after a crash, these rows tell what may have happened, and who repeats a call repeats its id.
 */
export const paymentCalls: Migration = { name: "0003-payment-calls", sql }
