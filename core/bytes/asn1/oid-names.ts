/** Names of object identifiers, as OpenSSL and the RFCs have them. */
const lines = `
1.2.840.113549.1.1.1 RSA
1.2.840.113549.1.1.4 MD5 with RSA
1.2.840.113549.1.1.5 SHA-1 with RSA
1.2.840.113549.1.1.8 MGF1
1.2.840.113549.1.1.10 RSA-PSS
1.2.840.113549.1.1.11 SHA-256 with RSA
1.2.840.113549.1.1.12 SHA-384 with RSA
1.2.840.113549.1.1.13 SHA-512 with RSA
1.2.840.113549.1.1.14 SHA-224 with RSA
1.2.840.113549.1.3.1 Diffie-Hellman
1.2.840.113549.1.5.12 PBKDF2
1.2.840.113549.1.5.13 PBES2
1.2.840.113549.1.7.1 PKCS #7 data
1.2.840.113549.1.7.2 PKCS #7 signed data
1.2.840.113549.1.7.3 PKCS #7 enveloped data, which is encrypted
1.2.840.113549.1.7.5 PKCS #7 digested data
1.2.840.113549.1.7.6 PKCS #7 encrypted data
1.2.840.113549.1.9.16.1.23 CMS enveloped data, which is encrypted
1.2.840.113549.1.9.1 emailAddress
1.2.840.113549.1.9.2 unstructuredName
1.2.840.113549.1.9.7 challengePassword
1.2.840.113549.1.9.14 Extension request
1.2.840.113549.2.7 HMAC with SHA-1
1.2.840.113549.2.9 HMAC with SHA-256
1.2.840.10040.4.1 DSA
1.2.840.10040.4.3 SHA-1 with DSA
1.2.840.10045.2.1 EC
1.2.840.10045.3.1.7 P-256
1.2.840.10045.4.1 SHA-1 with ECDSA
1.2.840.10045.4.3.1 SHA-224 with ECDSA
1.2.840.10045.4.3.2 SHA-256 with ECDSA
1.2.840.10045.4.3.3 SHA-384 with ECDSA
1.2.840.10045.4.3.4 SHA-512 with ECDSA
1.3.14.3.2.26 SHA-1
1.3.132.0.10 secp256k1
1.3.132.0.34 P-384
1.3.132.0.35 P-521
1.3.36.3.3.2.8.1.1.7 brainpoolP256r1
1.3.36.3.3.2.8.1.1.11 brainpoolP384r1
1.3.36.3.3.2.8.1.1.13 brainpoolP512r1
1.3.101.110 X25519
1.3.101.111 X448
1.3.101.112 Ed25519
1.3.101.113 Ed448
2.16.840.1.101.3.4.1.2 AES-128-CBC
2.16.840.1.101.3.4.1.22 AES-192-CBC
2.16.840.1.101.3.4.1.42 AES-256-CBC
2.16.840.1.101.3.4.2.1 SHA-256
2.16.840.1.101.3.4.2.2 SHA-384
2.16.840.1.101.3.4.2.3 SHA-512
2.16.840.1.101.3.4.2.4 SHA-224
2.16.840.1.101.3.4.3.1 SHA-224 with DSA
2.16.840.1.101.3.4.3.2 SHA-256 with DSA
2.16.840.1.101.3.4.3.17 ML-DSA-44
2.16.840.1.101.3.4.3.18 ML-DSA-65
2.16.840.1.101.3.4.3.19 ML-DSA-87
2.5.4.3 CN
2.5.4.4 SN
2.5.4.5 serialNumber
2.5.4.6 C
2.5.4.7 L
2.5.4.8 ST
2.5.4.9 street
2.5.4.10 O
2.5.4.11 OU
2.5.4.12 title
2.5.4.15 businessCategory
2.5.4.17 postalCode
2.5.4.42 GN
2.5.4.46 dnQualifier
2.5.4.97 organizationIdentifier
0.9.2342.19200300.100.1.1 UID
0.9.2342.19200300.100.1.25 DC
1.3.6.1.4.1.311.60.2.1.1 jurisdictionL
1.3.6.1.4.1.311.60.2.1.2 jurisdictionST
1.3.6.1.4.1.311.60.2.1.3 jurisdictionC
2.5.29.14 Subject key identifier
2.5.29.15 Key usage
2.5.29.9 Subject attributes
2.5.29.16 Private key usage period
2.5.29.17 Alternative names
2.5.29.18 Issuer alternative names
2.5.29.19 Basic constraints
2.5.29.20 CRL number
2.5.29.24 Invalid since
2.5.29.27 Delta CRL of number
2.5.29.28 Issuing distribution point
2.5.29.29 Certificate issuer
2.5.29.30 Name constraints
2.5.29.31 CRL distribution points
2.5.29.32 Policies
2.5.29.32.0 any policy
2.5.29.33 Policy mappings
2.5.29.35 Authority key identifier
2.5.29.36 Policy constraints
2.5.29.37 Extended key usage
2.5.29.37.0 any purpose
2.5.29.46 Freshest CRL
2.5.29.54 Inhibit any policy
2.16.840.1.113730.1.1 Netscape certificate type
2.16.840.1.113730.1.13 Netscape comment
1.3.6.1.4.1.311.20.2 Microsoft template name
1.3.6.1.4.1.311.21.1 Microsoft CA version
1.3.6.1.4.1.311.21.7 Microsoft template
1.3.6.1.4.1.311.21.10 Microsoft application policies
1.3.6.1.5.5.7.1.1 Authority information
1.3.6.1.5.5.7.1.3 Qualified certificate
1.3.6.1.5.5.7.1.11 Subject information
1.3.6.1.5.5.7.1.12 Logotypes
1.3.6.1.5.5.7.1.24 TLS features
1.3.6.1.5.5.7.2.1 practice statement
1.3.6.1.5.5.7.2.2 user notice
1.3.6.1.5.5.7.3.1 server authentication
1.3.6.1.5.5.7.3.2 client authentication
1.3.6.1.5.5.7.3.3 code signing
1.3.6.1.5.5.7.3.4 e-mail protection
1.3.6.1.5.5.7.3.5 IPsec end system
1.3.6.1.5.5.7.3.6 IPsec tunnel
1.3.6.1.5.5.7.3.7 IPsec user
1.3.6.1.5.5.7.3.8 time stamping
1.3.6.1.5.5.7.3.9 OCSP signing
1.3.6.1.5.5.7.3.17 IPsec IKE
1.3.6.1.5.5.7.48.1 OCSP
1.3.6.1.5.5.7.48.1.5 OCSP no check
1.3.6.1.5.5.7.48.2 CA issuers
1.3.6.1.4.1.11129.2.4.2 Certificate transparency
1.3.6.1.4.1.11129.2.4.3 Precertificate poison
1.3.6.1.4.1.311.10.3.3 Microsoft server gated crypto
1.3.6.1.5.2.3.4 Kerberos client authentication
1.3.6.1.5.2.3.5 Kerberos KDC
1.3.6.1.4.1.311.10.3.4 Microsoft file encryption
1.3.6.1.4.1.311.20.2.2 smart card sign-in
1.3.6.1.4.1.311.20.2.3 UPN
2.23.140.1.1 extended validation
2.23.140.1.2.1 domain validated
2.23.140.1.2.2 organization validated
2.23.140.1.2.3 individual validated
`;

const names: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

/** Returns the name of an object identifier, or its numbers where it has none here. */
export function nameOfOid(oid: string): string {
  return names.get(oid) ?? oid;
}
