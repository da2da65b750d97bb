# region create
curl -X POST "http://localhost:9000/admin/product-categories" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Clothes",
  "is_active": true
}'

PARENT_CATEGORY_ID="pcat_…" # product_category.id in the response of POST /admin/product-categories

curl -X POST "http://localhost:9000/admin/product-categories" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "name": "Coats",
  "is_active": true,
  "parent_category_id": "$PARENT_CATEGORY_ID"
}
JSON

curl -X POST "http://localhost:9000/admin/product-categories" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Out of season",
  "is_internal": true
}'
# endregion

# region products
curl "http://localhost:9000/admin/products?q=coat" \
  -H "Authorization: Bearer $TOKEN"

PRODUCT_CATEGORY_ID="pcat_…" # product_category.id in the response of POST /admin/product-categories, where name is Coats
PRODUCT_ID="prod_…" # products[].id in the response of GET /admin/products

curl -X POST "http://localhost:9000/admin/product-categories/$PRODUCT_CATEGORY_ID/products/batch" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "product_ids": [
    {
      "id": "$PRODUCT_ID"
    }
  ]
}
JSON

CATEGORY_ID="pcat_…" # product_category.id in the response of POST /admin/product-categories, where name is Clothes

curl -G "http://localhost:9000/admin/products" \
  --data-urlencode "include_category_children=true" \
  --data-urlencode "category_id[]=$CATEGORY_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region list
curl "http://localhost:9000/admin/product-categories?parent_category_id=null&include_descendants_tree=true" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region move
curl -X POST "http://localhost:9000/admin/product-categories/$PRODUCT_CATEGORY_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "parent_category_id": null,
  "rank": 0
}'

curl "http://localhost:9000/admin/product-categories?parent_category_id=null" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region hide
PRODUCT_CATEGORY_ID="pcat_…" # product_categories[].id in the response of GET /admin/product-categories, where name is Clothes

curl -X POST "http://localhost:9000/admin/product-categories/$PRODUCT_CATEGORY_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "is_active": false
}'

curl "http://localhost:9000/store/product-categories"
# endregion

# region delete
PRODUCT_CATEGORY_ID="pcat_…" # product_categories[].id in the response of GET /admin/product-categories, where name is Out of season

curl -X DELETE "http://localhost:9000/admin/product-categories/$PRODUCT_CATEGORY_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
