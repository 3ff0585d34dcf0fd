using IdentityServer4.Configuration;
using Microsoft.IdentityModel.Tokens;

namespace Microsoft.Extensions.DependencyInjection
{
    public static class OwnSigningExtensions
    {
        public static IIdentityServerBuilder AddSigningCredential(this IIdentityServerBuilder builder, SigningCredentials credential)
        {
            return builder;
        }

        public static IIdentityServerBuilder AddSigningCredential(this IIdentityServerBuilder builder, SecurityKey key, string algorithm)
        {
            return builder.AddSigningCredential(new SigningCredentials(key, "ES256")); // expect: token ECDSA-P-256-SHA-256 functions=none
        }
    }
}
