# region create
curl -X POST "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Rain coat",
  "description": "Keeps you dry.",
  "status": "published",
  "options": [
    {
      "title": "Size"
    }
  ],
  "variants": [
    {
      "title": "Small",
      "sku": "COAT-S",
      "prices": [
        {
          "currency_code": "usd",
          "amount": 7900
        }
      ],
      "options": [
        {
          "value": "S"
        }
      ]
    },
    {
      "title": "Large",
      "sku": "COAT-L",
      "prices": [
        {
          "currency_code": "usd",
          "amount": 8400
        }
      ],
      "options": [
        {
          "value": "L"
        }
      ]
    }
  ]
}'
# endregion

# region list
curl "http://localhost:9000/store/products?fields=title,handle&expand=variants,variants.prices"
# endregion

# region update
PRODUCT_ID="prod_…" # products[].id in the response of GET /store/products

curl -X POST "http://localhost:9000/admin/products/$PRODUCT_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Rain coat with hood",
  "metadata": {
    "season": "autumn"
  }
}'
# endregion

# region delete
curl -X POST "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Sample without variants"
}'

PRODUCT_ID="prod_…" # product.id in the response of POST /admin/products

curl -X DELETE "http://localhost:9000/admin/products/$PRODUCT_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
