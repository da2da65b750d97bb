# region create
curl -X POST "http://localhost:9000/admin/regions" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "United States",
  "currency_code": "usd",
  "tax_rate": 0,
  "payment_providers": [
    "manual"
  ],
  "fulfillment_providers": [
    "manual"
  ],
  "countries": [
    "us"
  ]
}'

PRODUCT_ID="prod_…" # ID of a product
VARIANT_ID="variant_…" # ID of the variant S

curl -X POST "http://localhost:9000/admin/products/$PRODUCT_ID/variants/$VARIANT_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "prices": [
    {
      "currency_code": "eur",
      "amount": 7900
    },
    {
      "currency_code": "usd",
      "amount": 8900
    }
  ]
}'
# endregion
