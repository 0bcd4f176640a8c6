# A certificate that this machine alone trusts, so that an update finds the same signer. Prints nothing secret.
$ErrorActionPreference = 'Stop'
$subject = 'CN=Qicheng CI'
$certificate = New-SelfSignedCertificate -Type CodeSigningCert -Subject $subject -CertStoreLocation Cert:\CurrentUser\My
$password = [guid]::NewGuid().ToString()
$secret = ConvertTo-SecureString $password -AsPlainText -Force
$pfx = Join-Path $env:RUNNER_TEMP 'ci.pfx'
$cer = Join-Path $env:RUNNER_TEMP 'ci.cer'
Export-PfxCertificate -Cert $certificate -FilePath $pfx -Password $secret | Out-Null
Export-Certificate -Cert $certificate -FilePath $cer | Out-Null
foreach ($store in 'Root', 'TrustedPublisher') {
  Import-Certificate -FilePath $cer -CertStoreLocation "Cert:\LocalMachine\$store" | Out-Null
}
"::add-mask::$password"
Add-Content $env:GITHUB_ENV "WIN_CSC_LINK=$pfx"
Add-Content $env:GITHUB_ENV "WIN_CSC_KEY_PASSWORD=$password"
