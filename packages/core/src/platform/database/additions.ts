/**
 * What Stheno adds to a database of v1, and what for. Tests compare this list with the migrated database, and the page
 * about upgrading shows it.
 */
export const additions = {
  tables: {
    auth_session: "sessions of signed-in users and customers",
    changed_order_total: "what changed orders cost, so that lists find those with something outstanding",
    inventory_item_without_level:
      "items that may have no inventory level, so that filters by available units find them",
    lock_lease: "locks that `lockService` holds",
    met_difference: "how often requests met a difference from v1, for `stheno doctor`",
    payment_call: "calls of payment providers, so that none is repeated after a crash",
    price_list_rule: "price sets: rules of price lists",
    price_list_rule_value: "price sets: values of these rules",
    price_rule: "price sets: rules of prices",
    price_set: "price sets, which modules and projects can use without variants",
    price_set_money_amount: "price sets: their prices",
    price_set_rule_type: "price sets: the types of rules that they use",
    rate_limit: "counts of requests that are limited",
    rule_type: "price sets: types of rules",
    stheno_migration: "migrations of Stheno that were run",
    table_change: "which tables have changed, for the response cache",
  },
  columns: {
    batch_job: {
      attempts: "how often the job was started",
      resume_from: "where a job that writes in batches continues",
    },
    gift_card: {
      is_disabled_by_user: "whether a user disabled the gift card, so that no cancellation enables it",
    },
    idempotency_key: {
      fingerprint: "path and body of the first request",
      response_text: "the stored response, byte for byte",
    },
    price_list: { announced_at: "until when its start and its end have been announced with events" },
    product_images: { rank: "the position of the image" },
    staged_job: {
      attempts: "how often delivery of the event was tried",
      not_before: "when delivery is tried again",
      created_at: "when the event was emitted",
      seq: "the order of the events",
      leased_by: "the process that delivers the event",
      leased_until: "how long this process may take",
    },
  },
  constraints: { gift_card: { gift_card_balance_check: "rejects a negative `balance`" } },
  sequences: { staged_job_seq_seq: "values of `staged_job.seq`" },
} as const satisfies {
  tables: Record<string, string>
  columns: Record<string, Record<string, string>>
  constraints: Record<string, Record<string, string>>
  sequences: Record<string, string>
}
