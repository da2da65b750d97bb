# region create
curl -X POST "http://localhost:9000/admin/collections" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Rainy days",
  "metadata": {
    "banner": "clouds"
  }
}'
# endregion

# region products
curl "http://localhost:9000/admin/products?q=coat" \
  -H "Authorization: Bearer $TOKEN"

COLLECTION_ID="pcol_…" # collection.id in the response of POST /admin/collections
PRODUCT_ID="prod_…" # products[].id in the response of GET /admin/products

curl -X POST "http://localhost:9000/admin/collections/$COLLECTION_ID/products/batch" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "product_ids": [
    "$PRODUCT_ID"
  ]
}
JSON

curl -G "http://localhost:9000/admin/products" \
  --data-urlencode "collection_id[]=$COLLECTION_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region list
curl "http://localhost:9000/admin/collections?q=rain" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region retrieve
curl "http://localhost:9000/admin/collections/$COLLECTION_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region update
curl -X POST "http://localhost:9000/admin/collections/$COLLECTION_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Autumn",
  "handle": "autumn"
}'
# endregion

# region words
curl -X POST "http://localhost:9000/admin/products/$PRODUCT_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "type": {
    "value": "Outerwear"
  },
  "tags": [
    {
      "value": "waterproof"
    },
    {
      "value": "cotton"
    }
  ]
}'

curl "http://localhost:9000/admin/product-types" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/product-tags?q=water" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region store
curl -G "http://localhost:9000/store/collections" \
  --data-urlencode "handle[]=autumn"

curl "http://localhost:9000/store/product-types"

COLLECTION_ID="pcol_…" # collections[].id in the response of GET /store/collections
TYPE_ID="ptyp_…" # product_types[].id in the response of GET /store/product-types

curl -G "http://localhost:9000/store/products" \
  --data-urlencode "collection_id[]=$COLLECTION_ID" \
  --data-urlencode "type_id[]=$TYPE_ID"
# endregion

# region remove
curl -X DELETE "http://localhost:9000/admin/collections/$COLLECTION_ID/products/batch" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "product_ids": [
    "$PRODUCT_ID"
  ]
}
JSON
# endregion

# region delete
curl -X DELETE "http://localhost:9000/admin/collections/$COLLECTION_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
