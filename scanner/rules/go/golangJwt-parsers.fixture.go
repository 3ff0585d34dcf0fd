package fixtures

import (
	jwt "github.com/golang-jwt/jwt"
	jwtrequest "github.com/golang-jwt/jwt/request"
	jwt4 "github.com/golang-jwt/jwt/v4"
	jwt4request "github.com/golang-jwt/jwt/v4/request"
	jwt5 "github.com/golang-jwt/jwt/v5"
	jwt5request "github.com/golang-jwt/jwt/v5/request"
	dgrijalva "github.com/dgrijalva/jwt-go"
	dgrijalvarequest "github.com/dgrijalva/jwt-go/request"
	form3 "github.com/form3tech-oss/jwt-go"
	form3request "github.com/form3tech-oss/jwt-go/request"
)

func jwtParsers(text string, claims jwt.Claims, find jwt.Keyfunc, given *jwt.Parser) {
	jwt.NewParser(jwt.WithValidMethods([]string{"RS256"})).ParseWithClaims(text, claims, find) // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify
	parser := jwt.NewParser() // expect: token JWT functions=verify
	parser.Parse(text, find)
	parser.ParseUnverified(text, claims)
	other := jwt.Parser{UseJSONNumber: true} // expect: token JWT functions=verify
	other.Parse(text, find)
	listed := &jwt.Parser{ValidMethods: []string{"HS256"}} // expect: token HMAC-SHA-256 functions=verify
	listed.Parse(text, find)
	jwt.Parse(text, find, jwt.WithValidMethods([]string{"HS384"})) // expect: token HMAC-SHA-384 functions=verify
	given.Parse(text, find) // expect: token JWT functions=verify
	given.ParseWithClaims(text, claims, find) // expect: token JWT functions=verify
	given.ParseUnverified(text, claims) // expect: token JWT
	built := &jwt.Token{Method: jwt.SigningMethodES256} // expect: token ECDSA-P-256-SHA-256 functions=sign
	built.SignedString(nil)
	jwtrequest.ParseFromRequest(nil, nil, find) // expect: token JWT functions=verify
	jwtrequest.ParseFromRequestWithClaims(nil, nil, claims, find) // expect: token JWT functions=verify
	jwt.SigningMethodHS256.Sign(text, nil) // expect: mac HMAC-SHA-256 functions=sign
	jwt.SigningMethodRS256.Verify(text, nil, nil) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
}

func jwt4Parsers(text string, claims jwt4.Claims, find jwt4.Keyfunc, given *jwt4.Parser) {
	jwt4.NewParser(jwt4.WithValidMethods([]string{"RS256"})).ParseWithClaims(text, claims, find) // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify
	parser := jwt4.NewParser() // expect: token JWT functions=verify
	parser.Parse(text, find)
	parser.ParseUnverified(text, claims)
	other := jwt4.Parser{UseJSONNumber: true} // expect: token JWT functions=verify
	other.Parse(text, find)
	given.Parse(text, find) // expect: token JWT functions=verify
	given.ParseWithClaims(text, claims, find) // expect: token JWT functions=verify
	given.ParseUnverified(text, claims) // expect: token JWT
	built := &jwt4.Token{Method: jwt4.SigningMethodES256} // expect: token ECDSA-P-256-SHA-256 functions=sign
	built.SignedString(nil)
	jwt4request.ParseFromRequest(nil, nil, find) // expect: token JWT functions=verify
	jwt4request.ParseFromRequestWithClaims(nil, nil, claims, find) // expect: token JWT functions=verify
	jwt4.SigningMethodHS256.Sign(text, nil) // expect: mac HMAC-SHA-256 functions=sign
	jwt4.SigningMethodRS256.Verify(text, nil, nil) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
}

func jwt5Parsers(text string, claims jwt5.Claims, find jwt5.Keyfunc, given *jwt5.Parser) {
	jwt5.NewParser(jwt5.WithValidMethods([]string{"RS256"})).ParseWithClaims(text, claims, find) // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify
	parser := jwt5.NewParser() // expect: token JWT functions=verify
	parser.Parse(text, find)
	parser.ParseUnverified(text, claims)
	other := jwt5.Parser{UseJSONNumber: true} // expect: token JWT functions=verify
	other.Parse(text, find)
	given.Parse(text, find) // expect: token JWT functions=verify
	given.ParseWithClaims(text, claims, find) // expect: token JWT functions=verify
	given.ParseUnverified(text, claims) // expect: token JWT
	built := &jwt5.Token{Method: jwt5.SigningMethodES256} // expect: token ECDSA-P-256-SHA-256 functions=sign
	built.SignedString(nil)
	jwt5request.ParseFromRequest(nil, nil, find) // expect: token JWT functions=verify
	jwt5request.ParseFromRequestWithClaims(nil, nil, claims, find) // expect: token JWT functions=verify
	jwt5.SigningMethodHS256.Sign(text, nil) // expect: mac HMAC-SHA-256 functions=sign
	jwt5.SigningMethodRS256.Verify(text, nil, nil) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
}

func dgrijalvaParsers(text string, claims dgrijalva.Claims, find dgrijalva.Keyfunc, given *dgrijalva.Parser) {
	dgrijalva.NewParser(dgrijalva.WithValidMethods([]string{"RS256"})).ParseWithClaims(text, claims, find) // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify
	parser := dgrijalva.NewParser() // expect: token JWT functions=verify
	parser.Parse(text, find)
	parser.ParseUnverified(text, claims)
	other := dgrijalva.Parser{UseJSONNumber: true} // expect: token JWT functions=verify
	other.Parse(text, find)
	given.Parse(text, find) // expect: token JWT functions=verify
	given.ParseWithClaims(text, claims, find) // expect: token JWT functions=verify
	given.ParseUnverified(text, claims) // expect: token JWT
	built := &dgrijalva.Token{Method: dgrijalva.SigningMethodES256} // expect: token ECDSA-P-256-SHA-256 functions=sign
	built.SignedString(nil)
	dgrijalvarequest.ParseFromRequest(nil, nil, find) // expect: token JWT functions=verify
	dgrijalvarequest.ParseFromRequestWithClaims(nil, nil, claims, find) // expect: token JWT functions=verify
	dgrijalva.SigningMethodHS256.Sign(text, nil) // expect: mac HMAC-SHA-256 functions=sign
	dgrijalva.SigningMethodRS256.Verify(text, nil, nil) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
}

func form3Parsers(text string, claims form3.Claims, find form3.Keyfunc, given *form3.Parser) {
	form3.NewParser(form3.WithValidMethods([]string{"RS256"})).ParseWithClaims(text, claims, find) // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify
	parser := form3.NewParser() // expect: token JWT functions=verify
	parser.Parse(text, find)
	parser.ParseUnverified(text, claims)
	other := form3.Parser{UseJSONNumber: true} // expect: token JWT functions=verify
	other.Parse(text, find)
	given.Parse(text, find) // expect: token JWT functions=verify
	given.ParseWithClaims(text, claims, find) // expect: token JWT functions=verify
	given.ParseUnverified(text, claims) // expect: token JWT
	built := &form3.Token{Method: form3.SigningMethodES256} // expect: token ECDSA-P-256-SHA-256 functions=sign
	built.SignedString(nil)
	form3request.ParseFromRequest(nil, nil, find) // expect: token JWT functions=verify
	form3request.ParseFromRequestWithClaims(nil, nil, claims, find) // expect: token JWT functions=verify
	form3.SigningMethodHS256.Sign(text, nil) // expect: mac HMAC-SHA-256 functions=sign
	form3.SigningMethodRS256.Verify(text, nil, nil) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
}
