# region create
curl -X POST "http://localhost:9000/admin/product-categories" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "is_active": true,
  "name": "Clothes"
}'

PARENT_CATEGORY_ID="pcat_…" # product_category.id in the response of POST /admin/product-categories

curl -X POST "http://localhost:9000/admin/product-categories" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "is_active": true,
  "name": "Coats",
  "parent_category_id": "$PARENT_CATEGORY_ID"
}
JSON

curl -X POST "http://localhost:9000/admin/product-categories" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "is_active": true,
  "name": "Hats",
  "parent_category_id": "$PARENT_CATEGORY_ID"
}
JSON

curl -X POST "http://localhost:9000/admin/product-categories" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "is_active": true,
  "name": "Toys"
}'

PRODUCT_CATEGORY_ID="pcat_…" # product_category.id in the response of POST /admin/product-categories, where name is Coats
PRODUCT_ID="prod_…" # ID of a product

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
# endregion

# region tree
curl "http://localhost:9000/store/product-categories?parent_category_id=null&include_descendants_tree=true"
# endregion

# region handle
curl "http://localhost:9000/store/product-categories?handle=coats"
# endregion

# region products
CATEGORY_ID="pcat_…" # product_category.id in the response of POST /admin/product-categories, where name is Clothes

curl -G "http://localhost:9000/store/products" \
  --data-urlencode "include_category_children=true" \
  --data-urlencode "category_id[]=$CATEGORY_ID"
# endregion

# region of-product
curl "http://localhost:9000/store/products?expand=categories"
# endregion
