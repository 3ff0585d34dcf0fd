package fixtures

import "crypto/hpke"

func once(public hpke.PublicKey, private hpke.PrivateKey, text []byte) {
	hpke.Seal(public, hpke.HKDFSHA256(), hpke.AES128GCM(), nil, text) // expect: cipher HPKE-HKDF-SHA-256-AES-128-GCM functions=encrypt
	hpke.Seal(public, hpke.HKDFSHA256(), hpke.AES256GCM(), nil, text) // expect: cipher HPKE-HKDF-SHA-256-AES-256-GCM functions=encrypt
	hpke.Seal(public, hpke.HKDFSHA256(), hpke.ChaCha20Poly1305(), nil, text) // expect: cipher HPKE-HKDF-SHA-256-ChaCha20-Poly1305 functions=encrypt
	hpke.Seal(public, hpke.HKDFSHA384(), hpke.AES128GCM(), nil, text) // expect: cipher HPKE-HKDF-SHA-384-AES-128-GCM functions=encrypt
	hpke.Seal(public, hpke.HKDFSHA384(), hpke.AES256GCM(), nil, text) // expect: cipher HPKE-HKDF-SHA-384-AES-256-GCM functions=encrypt
	hpke.Seal(public, hpke.HKDFSHA384(), hpke.ChaCha20Poly1305(), nil, text) // expect: cipher HPKE-HKDF-SHA-384-ChaCha20-Poly1305 functions=encrypt
	hpke.Seal(public, hpke.HKDFSHA512(), hpke.AES128GCM(), nil, text) // expect: cipher HPKE-HKDF-SHA-512-AES-128-GCM functions=encrypt
	hpke.Seal(public, hpke.HKDFSHA512(), hpke.AES256GCM(), nil, text) // expect: cipher HPKE-HKDF-SHA-512-AES-256-GCM functions=encrypt
	hpke.Seal(public, hpke.HKDFSHA512(), hpke.ChaCha20Poly1305(), nil, text) // expect: cipher HPKE-HKDF-SHA-512-ChaCha20-Poly1305 functions=encrypt
	hpke.Open(private, hpke.HKDFSHA256(), hpke.AES256GCM(), nil, text) // expect: cipher HPKE-HKDF-SHA-256-AES-256-GCM functions=decrypt
	hpke.NewSender(public, hpke.HKDFSHA256(), hpke.AES128GCM(), nil) // expect: cipher HPKE-HKDF-SHA-256-AES-128-GCM functions=encrypt
	hpke.NewRecipient(text, private, hpke.HKDFSHA384(), hpke.ChaCha20Poly1305(), nil) // expect: cipher HPKE-HKDF-SHA-384-ChaCha20-Poly1305 functions=decrypt
}

// also: crypto/hpke=filippo.io/hpke
