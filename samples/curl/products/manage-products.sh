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

# region retrieve
PRODUCT_ID="prod_…" # products[].id in the response of GET /store/products

curl "http://localhost:9000/admin/products/$PRODUCT_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region filter
curl -G "http://localhost:9000/admin/products" \
  --data-urlencode "q=coat" \
  --data-urlencode "status[]=published" \
  --data-urlencode "order=-created_at" \
  --data-urlencode "limit=20" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region option
OPTION_ID="opt_…" # products[].variants[].options[].option_id in the response of GET /admin/products

curl -X POST "http://localhost:9000/admin/products/$PRODUCT_ID/options/$OPTION_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Size (US)"
}'
# endregion

# region variant
curl -X POST "http://localhost:9000/admin/products/$PRODUCT_ID/variants" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "title": "Extra large",
  "sku": "COAT-XL",
  "prices": [
    {
      "currency_code": "usd",
      "amount": 8900
    }
  ],
  "options": [
    {
      "option_id": "$OPTION_ID",
      "value": "XL"
    }
  ]
}
JSON
# endregion

# region price
VARIANT_ID="variant_…" # product.variants[].id in the response of POST /admin/products/{id}/variants, where title is Extra large

curl -X POST "http://localhost:9000/admin/products/$PRODUCT_ID/variants/$VARIANT_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "barcode": "4006381333931",
  "prices": [
    {
      "currency_code": "usd",
      "amount": 8600
    },
    {
      "currency_code": "usd",
      "amount": 7900,
      "min_quantity": 10
    }
  ]
}'
# endregion

# region media
curl -X POST "http://localhost:9000/admin/products/$PRODUCT_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "thumbnail": "https://files.example.com/rain-coat.jpg",
  "images": [
    "https://files.example.com/rain-coat.jpg",
    "https://files.example.com/rain-coat-back.jpg"
  ]
}'
# endregion

# region organize
curl -X POST "http://localhost:9000/admin/collections" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Rain"
}'

COLLECTION_ID="pcol_…" # collection.id in the response of POST /admin/collections

curl -X POST "http://localhost:9000/admin/products/$PRODUCT_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "collection_id": "$COLLECTION_ID",
  "type": {
    "value": "Coats"
  },
  "tags": [
    {
      "value": "waterproof"
    },
    {
      "value": "unisex"
    }
  ]
}
JSON
# endregion

# region delete-variant
curl -X DELETE "http://localhost:9000/admin/products/$PRODUCT_ID/variants/$VARIANT_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region unpublish
curl -X POST "http://localhost:9000/admin/products/$PRODUCT_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "status": "draft"
}'
# endregion

# region update
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

PRODUCT_ID="prod_…" # product.id in the response of POST /admin/products, where title is Sample without variants

curl -X DELETE "http://localhost:9000/admin/products/$PRODUCT_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
