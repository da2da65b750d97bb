# region create
REGION_ID="reg_…" # ID of a region

curl -X POST "http://localhost:9000/admin/discounts" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "code": "autumn10",
  "regions": [
    "$REGION_ID"
  ],
  "rule": {
    "type": "percentage",
    "value": 10,
    "allocation": "total",
    "description": "Ten percent in autumn"
  },
  "starts_at": "2026-01-01T00:00:00Z",
  "ends_at": "2099-12-31T23:59:59Z",
  "usage_limit": 500
}
JSON
# endregion

# region condition
DISCOUNT_ID="disc_…" # discount.id in the response of POST /admin/discounts
PRODUCT_ID="prod_…" # ID of a product

curl -X POST "http://localhost:9000/admin/discounts/$DISCOUNT_ID/conditions" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "operator": "in",
  "products": [
    "$PRODUCT_ID"
  ]
}
JSON

curl "http://localhost:9000/admin/discounts/$DISCOUNT_ID?expand=rule,rule.conditions" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region free-shipping
curl -X POST "http://localhost:9000/admin/discounts" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "code": "SHIPFREE",
  "regions": [
    "$REGION_ID"
  ],
  "rule": {
    "type": "free_shipping",
    "value": 0,
    "allocation": "total"
  }
}
JSON
# endregion

# region per-item
curl -X POST "http://localhost:9000/admin/discounts" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "code": "FIVEOFF",
  "regions": [
    "$REGION_ID"
  ],
  "rule": {
    "type": "fixed",
    "value": 500,
    "allocation": "item",
    "conditions": [
      {
        "operator": "in",
        "products": [
          "$PRODUCT_ID"
        ]
      }
    ]
  }
}
JSON
# endregion

# region customers
curl -X POST "http://localhost:9000/admin/customer-groups" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Regulars"
}'

CUSTOMER_GROUP_ID="cgrp_…" # customer_group.id in the response of POST /admin/customer-groups

curl -X POST "http://localhost:9000/admin/discounts" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "code": "REGULARS",
  "regions": [
    "$REGION_ID"
  ],
  "rule": {
    "type": "percentage",
    "value": 5,
    "allocation": "total",
    "conditions": [
      {
        "operator": "in",
        "customer_groups": [
          "$CUSTOMER_GROUP_ID"
        ]
      }
    ]
  }
}
JSON
# endregion

# region remove-condition
CONDITION_ID="discon_…" # discount.rule.conditions[].id in the response of GET /admin/discounts/{id}

curl -X DELETE "http://localhost:9000/admin/discounts/$DISCOUNT_ID/conditions/$CONDITION_ID" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/discounts/$DISCOUNT_ID?expand=rule,rule.conditions" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region list
curl "http://localhost:9000/admin/discounts?q=autumn" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region update
RULE_ID="dru_…" # discounts[].rule_id in the response of GET /admin/discounts

curl -X POST "http://localhost:9000/admin/discounts/$DISCOUNT_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "rule": {
    "id": "$RULE_ID",
    "value": 15
  },
  "usage_limit": 1000
}
JSON
# endregion

# region dynamic
curl -X POST "http://localhost:9000/admin/discounts" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "code": "WELCOME",
  "is_dynamic": true,
  "valid_duration": "P30D",
  "usage_limit": 1,
  "regions": [
    "$REGION_ID"
  ],
  "rule": {
    "type": "fixed",
    "value": 1000,
    "allocation": "total"
  }
}
JSON

DISCOUNT_ID="disc_…" # discount.id in the response of POST /admin/discounts, where code is WELCOME

curl -X POST "http://localhost:9000/admin/discounts/$DISCOUNT_ID/dynamic-codes" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "code": "WELCOME-GRACE"
}'

curl "http://localhost:9000/admin/discounts/code/WELCOME-GRACE" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region disable
DISCOUNT_ID="disc_…" # discounts[].id in the response of GET /admin/discounts

curl -X POST "http://localhost:9000/admin/discounts/$DISCOUNT_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "is_disabled": true
}'
# endregion

# region delete
curl -X DELETE "http://localhost:9000/admin/discounts/$DISCOUNT_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
